import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../../scripts/base/run-process.mjs';
import { engineNames, type EngineName } from './engines.ts';
import { goalText, show } from './figure-text.ts';
import { isMet } from './figures.ts';
import { describeMachine } from './machine.ts';
import type { BenchOptions, Part } from './part.ts';
import { atOnce } from './parts/at-once.ts';
import { away } from './parts/away.ts';
import { besideStaff } from './parts/beside-staff.ts';
import { coldStart } from './parts/cold-start.ts';
import { desk } from './parts/desk.ts';
import { growth } from './parts/growth.ts';
import { insights } from './parts/insights.ts';
import { interaction } from './parts/interaction.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { pictures } from './parts/pictures.ts';
import { reports } from './parts/reports.ts';
import { server } from './parts/server.ts';
import { twoVersions } from './parts/two-versions.ts';
import { readParts, writePart, writeReport } from './results-files.ts';

const parts: Readonly<Record<string, Part>> = {
  lighthouse,
  interaction,
  server,
  'at-once': atOnce,
  reports,
  desk,
  insights,
  'beside-staff': besideStaff,
  away,
  growth,
  memory,
  pictures,
  'cold-start': coldStart,
  'two-versions': twoVersions,
};
const partNames = Object.keys(parts);

const USAGE = `Usage: npm run bench -- [--only=${partNames.join(',')}] [--runs=5] [--rows=10000,100000]
  [--visitors=1,16,256] [--minutes=60] [--engines=sqlite,mariadb] [--routes=/,/about] [--before=FOLDER] [--out=FOLDER]`;

const MOST_RUNS = 25;
const MOST_ROWS = 1_000_000;
const MOST_VISITORS = 4096;
const MOST_MINUTES = 24 * 60;

/** `npm run bench`: runs the parts one after the other and writes their results. */
export async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const { only, out, options } = command;
  for (const part of only) {
    if (!(await runPart(part, { options, out }))) process.exitCode = 1;
  }
  writeReport(out, readParts(out, partNames));
  console.log(`\nWritten to ${out}`);
}

/** @returns whether it could be measured; a missed goal is a result, not a failure */
async function runPart(
  name: string,
  { options, out }: { options: BenchOptions; out: string },
): Promise<boolean> {
  console.log(`\n${name}`);
  const machine = await describeMachine();
  const started = performance.now();
  try {
    const result = await parts[name]?.(options);
    if (result === undefined) throw new Error(`no part ${name}`);
    const seconds = (performance.now() - started) / 1000;
    writePart(out, { part: name, machine, seconds, ...result });
    const missed = result.figures.filter((figure) => isMet(figure) === false);
    console.log(`${result.figures.length} figures in ${Math.round(seconds)} s`);
    for (const figure of missed) {
      const { subject, measure, value, floor, unit } = figure;
      const beside = floor === undefined ? '' : ` beside a floor of ${show(floor, unit)}`;
      console.log(
        `  missed: ${subject} ${measure}: ${show(value, unit)}${beside}, goal ${goalText(figure)}`,
      );
    }
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function readCommand(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        rows: { type: 'string' },
        visitors: { type: 'string' },
        minutes: { type: 'string', default: '60' },
        engines: { type: 'string', default: engineNames.join(',') },
        routes: { type: 'string' },
        before: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const only =
      values.only?.split(',') ??
      partNames.filter((name) => name !== 'two-versions' || values.before !== undefined);
    if (!only.every((name) => name in parts)) return undefined;
    const options: BenchOptions = {
      runs: wholeNumber(values.runs, MOST_RUNS),
      rows: wholeNumbers(values.rows, MOST_ROWS),
      visitors: wholeNumbers(values.visitors, MOST_VISITORS),
      minutes: wholeNumber(values.minutes, MOST_MINUTES),
      engines: values.engines.split(',').map(engineNamed),
      routes: values.routes?.split(','),
      before: values.before,
    };
    return { only, options, out: values.out ?? defaultFolder(options) };
  } catch {
    return undefined;
  }
}

/** Results for some pages must not replace the results for all of them. */
function defaultFolder({ routes }: BenchOptions): string {
  return routes === undefined
    ? join(repoRoot, 'tools', 'bench', 'results')
    : join(repoRoot, 'test-results', 'bench');
}

function engineNamed(text: string): EngineName {
  const name = engineNames.find((each) => each.toLowerCase() === text.toLowerCase());
  if (name === undefined) throw new Error('no such engine');
  return name;
}

function wholeNumbers(texts: string | undefined, most: number): number[] | undefined {
  return texts?.split(',').map((text) => wholeNumber(text, most));
}

function wholeNumber(text: string, most: number): number {
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < 1 || value > most) throw new Error('not in range');
  return value;
}
