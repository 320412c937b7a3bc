import type { EnquiryKind } from '@dealership/shared';
import type { Browser, Page } from '@playwright/test';
import { recordTried } from '../../scripts/test-run/test-records.mjs';
import { openLine, type BadLine } from './bad-line.ts';
import { phone } from './catalogue-page.ts';
import { answer, control, readEnquiries, SAVED, submitButton } from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test, type OwnSite } from './fixtures.ts';

/** `npm run test:long` sends 200. */
const VISITORS = Number(process.env.BAD_LINE_VISITORS ?? 8);
const SEED = Number(process.env.BAD_LINE_SEED ?? Date.now() % 1_000_000);
const TOGETHER = 7;
const KILLS = 3;
const DOWN_MS = 2000;

/** Forms whose required questions are all in the document: they can be filled in before any script runs. */
const kinds: readonly EnquiryKind[] = ['contact', 'opt-in', 'warranty', 'joy-club', 'sales'];

test.describe.configure({ retries: 0 });

test(`of ${VISITORS} visitors on a line that cuts scripts and submissions each arrives once and sees the truth`, async ({
  browser,
  page,
  ownSite,
}) => {
  test.setTimeout(60_000 + (VISITORS / TOGETHER) * 150_000);
  console.log(`BAD_LINE_SEED=${SEED}`);
  let cuts = 0;
  let pressed = 0;
  let outage = Promise.resolve();
  const onPress = () => {
    pressed += 1;
    const isDue = pressed % Math.floor(VISITORS / (KILLS + 1)) === 0;
    if (isDue && pressed < VISITORS) outage = outage.then(() => killFor(ownSite, DOWN_MS));
  };

  const waiting = Array.from({ length: VISITORS }, (_, index) => index);
  const visits: VisitOutcome[] = [];
  const next = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const own = seeded(SEED + index);
      const line = await openLine({
        target: ownSite.url,
        random: own,
        delayMs: 400,
        cutShare: 0.3,
        onCut: () => (cuts += 1),
      });
      const kind = kinds[index % kinds.length] ?? 'contact';
      const name = `Ananya ${wordOf(index)}`;
      visits.push(await visit(browser, { name, kind, line, random: own, onPress }));
      await line.close();
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, next));
  await outage;

  const rows = await readEnquiries(page, ownSite);
  const stored = visits.map(({ name }) => ({
    name,
    references: rows.filter((row) => row.name === name).map(({ reference }) => reference),
  }));
  const twice = stored.filter(({ references }) => references.length > 1).length;
  recordTried({
    faults: cuts + KILLS,
    healed: cuts + KILLS,
    acknowledged: visits.filter(({ references }) => references.length > 0).length,
    present: stored.filter(({ references }) => references.length > 0).length,
    twice,
  });
  expect(visits.flatMap(({ name, lies }) => lies.map((lie) => `${name}: ${lie}`))).toEqual([]);
  expect(stored).toEqual(visits.map(({ name, references }) => ({ name, references })));
  expect(visits.filter(({ references }) => references.length !== 1)).toEqual([]);
  expect(cuts).toBeGreaterThan(VISITORS);
});

async function killFor(site: OwnSite, ms: number) {
  await site.kill();
  await new Promise((resolve) => setTimeout(resolve, ms));
  await site.restart();
}

interface Visit {
  name: string;
  kind: EnquiryKind;
  line: BadLine;
  random: () => number;
  onPress: () => void;
}

/** What a visitor saw in the end. */
interface VisitOutcome {
  name: string;
  references: string[];
  /** Messages that were wrong. */
  lies: string[];
}

/** From the first view of the page to the reference, or until the visitor's patience ends. */
async function visit(browser: Browser, about: Visit): Promise<VisitOutcome> {
  const { name, kind, line, random, onPress } = about;
  const context = await browser.newContext({ viewport: phone });
  const lies: string[] = [];
  const references = new Set<string>();
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) lies.push(message.text());
  });
  context.on('weberror', (error) => {
    if (!/dynamically imported module/.test(String(error.error())))
      lies.push(String(error.error()));
  });
  let page = await context.newPage();
  await open(page, line.url + formSamples[kind].path);
  const form = page.getByRole('form', { name: formSamples[kind].form });
  await fillRequired(page, { kind, name });
  await page.waitForTimeout(random() * 4000);
  await submitButton(form).click();
  onPress();
  const pressedAt = Date.now();
  const healsAt = pressedAt + 5000 + random() * 5000;
  // A page whose script failed twice is reloaded a minute after the first reload (`untilDone`), and then loads again.
  const patience = healsAt + 120_000;
  /** Some reload the page, some close it when they see that their enquiry is kept. */
  const habit = ['stay', 'stay', 'reload', 'leave'][Math.floor(random() * 4)];
  const restlessAt = pressedAt + random() * 5000;
  let isRestless = habit !== 'stay';
  let wasReloaded = false;
  let silences = 0;
  let address = page.url();
  while (references.size === 0 && Date.now() < patience) {
    await page.waitForTimeout(250);
    // The browser's own page for a document that broke off: the visitor loads it again.
    if (page.url().startsWith('chrome-error:')) await open(page, address);
    const seen = await page.evaluate(readScreen, SAVED).catch(() => undefined);
    if (!seen) continue;
    for (const reference of seen.references) references.add(reference);
    if (seen.showsSaved && !seen.isQueued) {
      const again = await page.evaluate(readScreen, SAVED).catch(() => undefined);
      if (again?.showsSaved && !again.isQueued) lies.push('shown as saved, and is not');
    }
    if (seen.showsHeld && !seen.isHeld) {
      const again = await page.evaluate(readScreen, SAVED).catch(() => undefined);
      if (again?.showsHeld && !again.isHeld)
        lies.push('shown as waiting to be sent, but not stored');
    }
    if (seen.alert !== '' && !seen.showsSaved && seen.references.length === 0) {
      lies.push(`only shown: ${seen.alert}`);
      break;
    }
    // After a reload nothing on the present page has been pressed.
    silences = seen.isSilent && !wasReloaded ? silences + 1 : 0;
    if (silences === 4) lies.push('pressed, and nothing is shown');
    if (isRestless && Date.now() > restlessAt) {
      if (habit === 'reload') {
        isRestless = false;
        wasReloaded = true;
        await open(page, page.url());
      } else if (seen.showsSaved) {
        isRestless = false;
        await page.close();
        page = await context.newPage();
        address = `${line.url}/about`;
        await open(page, address);
      }
    }
    if (Date.now() > healsAt) {
      line.heal();
      await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
    }
  }
  if (references.size === 0) {
    const left = await page.evaluate(() => document.body.innerText).catch(String);
    lies.push(`heard no reference (${habit}) at ${page.url()}: ${left}`);
  }
  await context.close();
  return { name, references: [...references], lies };
}

/** Loads a page again and again until it is there. */
async function open(page: Page, url: string) {
  for (;;) {
    try {
      await page.goto(url, { waitUntil: 'commit' });
      return;
    } catch {
      await page.waitForTimeout(500);
    }
  }
}

async function fillRequired(page: Page, { kind, name }: { kind: EnquiryKind; name: string }) {
  const sample = formSamples[kind];
  const form = page.getByRole('form', { name: sample.form });
  for (const [wire, value] of Object.entries(sample.answers)) {
    if (wire in sample.missing) await answer(form, wire, wire === 'name' ? name : value);
  }
  await expect(control(form, 'name')).toHaveValue(name);
}

interface Screen {
  references: string[];
  showsSaved: boolean;
  isQueued: boolean;
  showsHeld: boolean;
  isHeld: boolean;
  alert: string;
  isSilent: boolean;
}

/** Runs in the page: reads its messages, and the data stored in the browser. */
async function readScreen(saved: string): Promise<Screen> {
  const waiting = await new Promise<number>((resolve) => {
    const request = indexedDB.open('enquiries');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(0);
    request.onsuccess = () => {
      const count = request.result.transaction('outbox').objectStore('outbox').count();
      count.onsuccess = () => {
        request.result.close();
        resolve(count.result);
      };
    };
  });
  const text = document.body.innerText;
  const form = document.querySelector('form[data-early]');
  const outcome = document.querySelector('[role=status] dd')?.textContent;
  const references = [
    ...(outcome ? [outcome] : []),
    ...Array.from(text.matchAll(/received\. Your reference: (\w+)/g), ([, found = '']) => found),
  ];
  const showsSaved = text.includes(saved);
  const showsHeld = /still loading/.test(text);
  const alert = form?.querySelector('[role=alert]')?.textContent ?? '';
  const isSending = text.includes('SUBMITTING');
  const isHeld = Object.values(sessionStorage).some((kept) => String(kept).includes('pressed'));
  const isSilent =
    form !== null && references.length === 0 && !showsSaved && !showsHeld && !isSending && !alert;
  return { references, showsSaved, isQueued: waiting > 0, showsHeld, isHeld, alert, isSilent };
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number in letters, for names. */
function wordOf(index: number): string {
  return `V${Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
