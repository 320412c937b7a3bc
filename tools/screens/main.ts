import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../../scripts/base/run-process.mjs';
import { compareScreens } from './compare.ts';
import { takeScreens } from './take.ts';

const USAGE = `Usage: npm run screens -- take FOLDER [--product=CHECKOUT] [--like=BEFORE] [--only=NAME,NAME]
       npm run screens -- compare BEFORE AFTER`;

/** `npm run screens`: takes all pages and screens as pictures, and compares two sets of them (docs/architecture.md). */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { product: { type: 'string' }, like: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, first, second] = positionals;
  if (command === 'take' && first !== undefined) {
    await takeScreens({
      folder: resolve(first),
      product: resolve(values.product ?? repoRoot),
      like: values.like === undefined ? undefined : resolve(values.like),
      only: values.only?.split(','),
    });
  } else if (command === 'compare' && first !== undefined && second !== undefined) {
    if (!(await compareScreens(resolve(first), resolve(second)))) process.exitCode = 1;
  } else {
    console.error(USAGE);
    process.exitCode = 1;
  }
}
