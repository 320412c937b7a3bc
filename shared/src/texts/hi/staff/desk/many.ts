import type { ManyStep } from '../../../../desk/steps.ts';
import type { manyTexts as english } from '../../../en/staff/desk/many.ts';
import { leftTexts } from '../../../parts/many-left.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

const plural = pluralsOf('hi');

/** The number before a verb in the form of one or of several. */
function were(one: string, more: string) {
  return (count: number) => `${grouped.format(count)} ${plural(count, one, more)}।`;
}

const left = {
  closed: were('पहले से बंद थी', 'पहले से बंद थीं'),
  same: were('पहले से ऐसी ही थी', 'पहले से ऐसी ही थीं'),
  kind: were('छोड़ दी गई: वे यह प्रकार नहीं देखते', 'छोड़ दी गईं: वे यह प्रकार नहीं देखते'),
  changed: were('अभी-अभी किसी और ने बदली', 'अभी-अभी किसी और ने बदलीं'),
  gone: were('अब नहीं है', 'अब नहीं हैं'),
};

const changedSince = were('इस बीच बदल गई, इसलिए छोड़ दी गई', 'इस बीच बदल गईं, इसलिए छोड़ दी गईं');

const doneTexts: Readonly<Record<ManyStep['do'], (count: number) => string>> = {
  assign: (count) => `${grouped.format(count)} की ज़िम्मेदारी बदली गई।`,
  next: (count) => `${grouped.format(count)} का समय बदला गया।`,
  close: were('बंद की गई', 'बंद की गईं'),
};

const undoneText = were('वापस ली गई', 'वापस ली गईं');

export const manyTexts: SameTexts<typeof english> = {
  bar: 'चुनी गई पूछताछ',
  chosen: (count) => `${grouped.format(count)} ${plural(count, 'चुनी गई', 'चुनी गईं')}`,
  all: ({ count, has_more: hasMore }) =>
    `मेल खाने वाली ${hasMore ? 'पहली' : 'सभी'} ${grouped.format(count)}`,
  assign: 'सौंपें',
  due: 'समय बदलें',
  close: 'पूछताछ बंद करें…',
  stop: 'चुनना बंद करें',
  titles: {
    assign: (count) => `${enquiriesText(count)} सौंपें`,
    next: (count) => `${enquiriesText(count)} का समय बदलें`,
    close: (count) => `${enquiriesText(count)} बंद करें`,
  },
  take: 'अपने ज़िम्मे लें',
  toQueue: 'ज़िम्मेदारी हटाएँ',
  hints: {
    assign: 'बंद पूछताछ, और जिस प्रकार की पूछताछ वे कर्मचारी नहीं देखते, छोड़ दी जाती हैं।',
    next: 'बंद पूछताछ छोड़ दी जाती हैं। किसके ज़िम्मे है, यह नहीं बदलता।',
    close: 'जो पहले से बंद हैं, वे छोड़ दी जाती हैं।',
  },
  only: (count) =>
    `${grouped.format(count)} से ज़्यादा मेल खाती हैं। ये सूची की पहली ${grouped.format(count)} हैं।`,
  inPart: 'कुछ शायद हो चुकी हैं। फिर कोशिश करने पर बाक़ी हो जाएँगी।',
  isDone: 'काम हुआ (बिक्री, सर्विस, जवाब …)',
  done: (step, result) => [doneTexts[step](result.done), ...leftTexts(result.left, left)].join(' '),
  undone: (result) =>
    [undoneText(result.done), ...(result.left === 0 ? [] : [changedSince(result.left)])].join(' '),
};
