import type { Page } from '@playwright/test';

interface Observed {
  /** Time from the input to the next paint of every input event since `forgetInputs`, in ms. */
  inputs: { name: string; duration: number }[];
  shifts: { value: number; moved: string[] }[];
}

type ObservedWindow = Window & { benchObserved: Observed };

/** Below this the browser reports no event. */
const SHORTEST_EVENT_MS = 16;

/** Collects input delays and layout shifts of every document that the page shows from now on. */
export async function observe(page: Page): Promise<void> {
  // tsx marks named functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript((shortest) => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const observed: Observed = { inputs: [], shifts: [] };
    (window as unknown as ObservedWindow).benchObserved = observed;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) observed.inputs.push({ name, duration });
    }).observe({
      type: 'event',
      durationThreshold: shortest,
      buffered: true,
    } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node }) => `${node?.nodeName ?? '?'} "${node?.textContent?.slice(0, 40) ?? ''}"`,
        );
        observed.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SHORTEST_EVENT_MS);
}

export async function forgetInputs(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => {
    (window as unknown as ObservedWindow).benchObserved.inputs = [];
  });
}

/** These events since `forgetInputs`: each from the input to the paint after it, in ms. */
export async function inputTimes(page: Page, names: readonly string[]): Promise<number[]> {
  await painted(page);
  const inputs = await page.evaluate(
    () => (window as unknown as ObservedWindow).benchObserved.inputs,
  );
  const times = inputs.filter(({ name }) => names.includes(name)).map(({ duration }) => duration);
  return times.length > 0 ? times : [SHORTEST_EVENT_MS];
}

export async function slowestInput(page: Page, names: readonly string[]): Promise<number> {
  return Math.max(...(await inputTimes(page, names)));
}

export async function layoutShifts(page: Page): Promise<Observed['shifts']> {
  await painted(page);
  return page.evaluate(() => (window as unknown as ObservedWindow).benchObserved.shifts);
}

/** Waits for the next paint, and for the observers after it. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
}

/** Counts the frames of the page until the returned function is called. */
export async function countFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchFrames: times });
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  return () => page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames);
}
