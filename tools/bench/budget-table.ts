import { floorCells, goalText, show, subjectText } from './figure-text.ts';
import { isMet, worstOf, type Figure } from './figures.ts';

/** Every goal once, with the number that is closest to missing it or misses it most. */
export function budgetTable(
  parts: readonly { readonly part: string; readonly figures: readonly Figure[] }[],
): string {
  const rows = parts.flatMap(({ part, figures }) =>
    [...groupByGoal(figures)].map((group) => budgetLine(part, group)),
  );
  return `| part | measure | goal | worst figure | of | ratio | floor | met |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function groupByGoal(figures: readonly Figure[]): Iterable<Figure[]> {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    if (isMet(figure) === undefined) continue;
    const key = `${goalText(figure)} ${figure.measure}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return groups.values();
}

function budgetLine(part: string, group: readonly Figure[]): string {
  const worst = worstOf(group);
  if (worst === undefined) throw new Error('a goal without a figure');
  const { measure, value, unit } = worst;
  const met = group.filter(isMet).length;
  const cells = [
    part,
    measure,
    goalText(worst),
    show(value, unit),
    subjectText(worst),
    ...floorCells(worst),
    met === group.length ? `all ${met}` : `**${met} of ${group.length}**`,
  ];
  return `| ${cells.join(' | ')} |`;
}
