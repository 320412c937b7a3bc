import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBases, lineOf, problemsOf } from './bases.mjs';
import { repoRoot } from './base/run-process.mjs';

/** `npm run check:bases`: lists our base images, and those past their end of life or unknown. */
const files = ['Dockerfile', 'docker-compose.yml', 'compose.try.yml'];
const today = new Date().toISOString().slice(0, 10);

const bases = files.flatMap((file) => findBases(file, readFileSync(join(repoRoot, file), 'utf8')));
for (const line of new Set(bases.map(lineOf))) console.log(line);
const problems = bases.flatMap((base) => problemsOf(base, today));
for (const problem of problems) console.error(problem);
if (bases.length === 0) console.error('No base was found.');
if (bases.length === 0 || problems.length > 0) process.exitCode = 1;
