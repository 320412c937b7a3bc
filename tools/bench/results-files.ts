import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetTable } from './budget-table.ts';
import { floorCells, goalText, show, subjectText } from './figure-text.ts';
import { growthTables } from './growth-tables.ts';
import { isMet, type Figure, type PartResult } from './figures.ts';
import type { Machine } from './machine.ts';

/** Stored result of one part; a later run of the part replaces it. */
export interface StoredPart extends PartResult {
  readonly part: string;
  readonly machine: Machine;
  readonly seconds: number;
}

export function writePart(folder: string, stored: StoredPart): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${stored.part}.json`), `${JSON.stringify(stored, undefined, 1)}\n`);
}

export function readParts(folder: string, names: readonly string[]): StoredPart[] {
  return names
    .map((name) => join(folder, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8'), endless) as StoredPart);
}

/** JSON has no Infinity, and writes null. */
function endless(key: string, value: unknown): unknown {
  return key === 'value' && value === null ? Infinity : value;
}

/** The report over all parts that have been measured, each with the machine of its own run. */
export function writeReport(folder: string, parts: readonly StoredPart[]): void {
  const text = `# Results of the benchmarks

Made by \`npm run bench\`; not changed by hand. docs/speed.md explains the figures.

## Budgets

Each goal of the design once, with the figure that comes closest to missing it or misses it by most. The sections below
say on which machine and when each part was measured.

${budgetTable(parts)}
${parts.map(partSection).join('\n')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.md'), text);
}

function partSection({ part, machine, seconds, figures, notes }: StoredPart): string {
  const judged = figures.filter((figure) => isMet(figure) !== undefined);
  const met = judged.filter(isMet);
  return `## ${part}

${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node}, Chromium ${machine.chromium}; commit ${machine.commit}; ${machine.measuredAt}, ${Math.round(seconds)} s.
${notes.map((note) => `\n- ${note}`).join('')}

${met.length} of ${judged.length} goals met.
${figureTable(figures.filter(({ at }) => at === undefined))}${growthTables(figures)}`;
}

function figureTable(figures: readonly Figure[]): string {
  if (figures.length === 0) return '';
  return `
| subject | measure | goal | figure | ratio | floor | met |
|---|---|---|---|---|---|---|
${figures.map(figureLine).join('\n')}
`;
}

function figureLine(figure: Figure): string {
  const { measure, value, unit } = figure;
  const met = isMet(figure);
  const cells = [
    subjectText(figure),
    measure,
    goalText(figure),
    show(value, unit),
    ...floorCells(figure),
    met === undefined ? '' : met ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}
