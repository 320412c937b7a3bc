import { screenAddress, type CurrentSession } from '@dealership/shared';
import { jumpActions, jumpTexts, screenWords } from '@dealership/shared/texts/staff/desk/jump.ts';
import { menuGroupTexts } from '@dealership/shared/texts/staff/office.ts';
import { useMemo } from 'react';
import { JumpTools } from '../../features/desk/jump/jump-tools.tsx';
import { meets, type Rights } from '../../lib/staff/rights.ts';
import { isListed, screens, screensFor } from './screens.tsx';

/** Letters after `g`, with the name of the screen that they open, or with a group, whose first screen they open. */
const letters = {
  d: 'desk',
  a: 'appointments',
  e: 'enquiries',
  c: 'customer',
  h: 'dashboard',
  r: menuGroupTexts.report,
  m: menuGroupTexts.manage,
  s: menuGroupTexts.settings,
  p: menuGroupTexts.own,
};

/** The actions, by the screens on which they are done, with what they need: some people may only read a screen. */
const actionNeeds = {
  'add-enquiry': 'enquiries.work',
  hours: 'settings.edit',
  price: 'prices.edit',
  offer: 'content.edit',
} as const;
const actionNames = Object.keys(actionNeeds) as (keyof typeof actionNeeds)[];

/** Texts by the names of some screens. */
type TextsOfScreens = Readonly<Partial<Record<string, string>>>;

const englishTitles: TextsOfScreens = jumpTexts.english.titles;
const words: readonly TextsOfScreens[] = [screenWords, jumpTexts.english.words];

export function Jump({ user, onOpened }: { user: CurrentSession; onOpened: () => void }) {
  const { ways, goes } = useMemo(() => jumpsFor(user), [user]);
  return <JumpTools ways={ways} goes={goes} onOpened={onOpened} />;
}

export function jumpsFor(rights: Rights) {
  const groups = screensFor(rights);
  const wayOf = ({ name, title }: { name: string; title: string }, group: string) => ({
    is: 'screens' as const,
    name,
    title,
    group,
    to: screenAddress(name),
    // The name of a report has the words of its English title.
    english: englishTitles[name] ?? name,
    words: words.map((each) => each[name]).join(' '),
  });
  const unlisted = screens.filter((screen) => !isListed(screen) && meets(rights, screen.needs));
  const ways = [
    ...groups.flatMap(({ title, screens }) => screens.map((screen) => wayOf(screen, title))),
    ...unlisted.map((screen) => wayOf(screen, menuGroupTexts[screen.group])),
  ];
  const actions = actionNames.flatMap((name) => {
    if (!meets(rights, actionNeeds[name])) return [];
    const way = ways.find((each) => each.name === name);
    const [own, english] = [jumpActions[name], jumpTexts.english.actions[name]];
    const words = `${own.words} ${english.words}`;
    const action = { ...own, is: 'actions' as const, group: '', english: english.title, words };
    return way ? [{ ...way, ...action }] : [];
  });
  const goes = Object.entries(letters).flatMap(([letter, wanted]) => {
    const screen = ways.find(({ name }) => name === wanted);
    const way = screen ?? ways.find(({ group }) => group === wanted);
    return way ? { letter, title: screen?.title ?? wanted, to: way.to } : [];
  });
  return { ways: [...actions, ...ways], goes };
}
