import { show } from './figure-text.ts';
import type { Figure } from './figures.ts';

/** A table for visitors and one for enquiries: a column for each count, a row for each number. */
export function growthTables(figures: readonly Figure[]): string {
  const tableBy = (grown: 'visitors' | 'enquiries') =>
    growthTable(
      grown,
      figures.filter(({ at }) => at?.of === grown),
    );
  return tableBy('visitors') + tableBy('enquiries');
}

function growthTable(grown: string, figures: readonly Figure[]): string {
  if (figures.length === 0) return '';
  const counts = [...new Set(figures.map(({ at }) => at?.count ?? 0))].sort((a, b) => a - b);
  const rows = new Map<string, Map<number, string>>();
  for (const { subject, measure, at, value, unit } of figures) {
    const name = `${subject} | ${measure}`;
    const row = rows.get(name) ?? new Map<number, string>();
    rows.set(name, row.set(at?.count ?? 0, show(value, unit)));
  }
  const lines = [...rows].map(
    ([name, row]) => `| ${[name, ...counts.map((each) => row.get(each) ?? '')].join(' | ')} |`,
  );
  return `
| subject | by ${grown} | ${counts.map((count) => count.toLocaleString('en')).join(' | ')} |
|---|---|${counts.map(() => '--:|').join('')}
${lines.join('\n')}
`;
}
