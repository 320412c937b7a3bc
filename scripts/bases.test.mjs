import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBases, lineOf, problemsOf } from './bases.mjs';
import { repoRoot } from './base/run-process.mjs';

/** The day on which the base images were last chosen. */
const CHOSEN = '2026-11-22';

/** @param {string} image */
function problemsOfImage(image, today = CHOSEN) {
  return findBases('Dockerfile', `FROM ${image}\n`).flatMap((base) => problemsOf(base, today));
}

describe('the base images', () => {
  it('of our containers are exact, known, and maintained on the day they were chosen', () => {
    const bases = ['Dockerfile', 'docker-compose.yml'].flatMap((file) =>
      findBases(file, readFileSync(join(repoRoot, file), 'utf8')),
    );
    expect(bases.map(({ series }) => series[0])).toEqual([
      'node 24',
      'mariadb 10.11',
      'nginx 1.30',
    ]);
    expect(bases.flatMap((base) => problemsOf(base, CHOSEN))).toEqual([]);
  });

  it('are the external images, not stages or images that are built', () => {
    const dockerfile =
      'FROM --platform=linux/amd64 node:24.21.0-trixie-slim AS base\nFROM base AS build\nFROM base\n';
    const compose =
      'x-app: &app\n  build: .\n  image: own\nservices:\n  a:\n    image: mariadb:10.11.19\n';
    expect(findBases('Dockerfile', dockerfile).map(({ image }) => image)).toEqual([
      'node:24.21.0-trixie-slim',
    ]);
    expect(findBases('docker-compose.yml', compose).map(({ image }) => image)).toEqual([
      'mariadb:10.11.19',
    ]);
  });

  it('that are past their end of life are named, with the day', () => {
    expect(problemsOfImage('node:20.20.2-bookworm-slim')).toEqual([
      'Dockerfile: node:20.20.2-bookworm-slim: node 20 is past its end of life: 2026-04-30',
      'Dockerfile: node:20.20.2-bookworm-slim: debian bookworm is past its end of life: 2026-06-10',
    ]);
    expect(problemsOfImage('nginx:1.30.5-alpine3.24', '2027-04-13')).toEqual([]);
    expect(problemsOfImage('nginx:1.30.5-alpine3.24', '2027-04-14')).toHaveLength(1);
  });

  it.each([
    ['node:25.0.0-trixie-slim', /end of life of node 25 is not known/],
    ['redis:8.0.1', /end of life of redis 8\.0 is not known/],
    ['nginx:1.30.5-alpine', /end of life of alpine {2}is not known/],
    ['node:24-trixie-slim', /names no exact version/],
    ['mariadb:10.11', /names no exact version/],
    ['node:latest', /names no exact version/],
    ['node', /names no exact version/],
    ['registry.example:5000/node', /node: names no exact version/],
    ['base AS base', /base: names no exact version/],
  ])('%s is complained of', (image, words) => {
    expect(problemsOfImage(image).join('\n')).toMatch(words);
  });

  it.each([
    'services:\n  a:\n    image: nginx\n',
    'services:\n  a:\n    image: "nginx" # the newest\n',
    'services:\n  a:\n    build: .\n  b:\n    image: nginx\n',
    'services:\n  b:\n    image: nginx\n    labels:\n      build: mine\n  c:\n    build: .\n',
  ])('without a tag are complained of in a compose file: %j', (compose) => {
    expect(
      findBases('docker-compose.yml', compose).flatMap((base) => problemsOf(base, CHOSEN)),
    ).toEqual(['docker-compose.yml: nginx: names no exact version']);
  });

  it('may be pinned by their digest', () => {
    const image = `docker.io/library/node:24.21.0-trixie-slim@sha256:${'a'.repeat(64)}`;
    expect(problemsOfImage(image)).toEqual([]);
    expect(findBases('Dockerfile', `FROM ${image} AS base`).map(lineOf)).toEqual([
      `${image}: node 24 until 2028-04-30, debian trixie until 2028-08-09`,
    ]);
  });
});
