import type { ModelDetail, ModelRow } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { median, quantile, type Figure } from '../figures.ts';
import type { Site } from '../site.ts';

const MODELS = 60;

/** Copies models until the catalogue has as many as a large dealership's, and publishes them. */
export async function fillCatalogue(site: Site): Promise<void> {
  const { cookie } = await site.signIn();
  const ask = async <Answer>(path: string, body?: object) => {
    const answer = await fetch(site.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const { models } = await ask<{ models: ModelRow[] }>('/api/vehicles');
  for (let count = models.length; count < MODELS; count += 1) {
    const { id: copyOf, name, type } = models[count % models.length] as ModelRow;
    const model = { type, name: `${name} ${count}`, copyOf };
    const { id, sections } = await ask<ModelDetail>('/api/vehicles', model);
    const drafts = sections.filter((section) => section.is_draft);
    const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
    await ask(`/api/vehicles/${id}/publish`, { versions });
  }
}

/** Chooses each choice of each filter and order of both lists, one after the other, with none chosen between them. */
export async function filterLists(page: Page): Promise<Figure[]> {
  const times: number[] = [];
  for (const path of ['/motorcycle', '/scooters']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    times.push(...(await page.evaluate(chooseAll)));
  }
  const subject = `lists with ${MODELS} models`;
  return [
    { subject, measure: 'a filter', value: median(times), unit: 'ms' },
    {
      subject,
      measure: 'slow filter (95 %)',
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ];
}

/** In the page: from each change of a select to the paint that shows the list, in ms. */
async function chooseAll(): Promise<number[]> {
  const times: number[] = [];
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const choose = async (select: HTMLSelectElement, value: string) => {
    const list = document.querySelector('main [role=status]')?.parentElement?.parentElement;
    if (!list) throw new Error('the list is not shown');
    const changed = new Promise((resolve) => {
      new MutationObserver(resolve).observe(list, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    const started = performance.now();
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await changed;
    await painted();
    times.push(performance.now() - started);
    // The address and what follows from it.
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  };
  for (const details of document.querySelectorAll('main details')) {
    for (const select of details.querySelectorAll('select')) {
      for (const { value } of [...select.options].slice(1)) {
        await choose(select, value);
        await choose(select, '');
      }
    }
  }
  if (times.length === 0) throw new Error('the lists have no filters');
  return times;
}
