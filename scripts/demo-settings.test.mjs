import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoSettings, demoSettingsIn, withoutSeed } from './demo-settings.mjs';
import { repoRoot } from './base/run-process.mjs';

const sources = ['client/src', 'server/src', 'shared/src'].flatMap((folder) =>
  readdirSync(join(repoRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|css|json|html)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/test\/|^server\/src\/seed\//.test(file)),
);

test('no source but the seed has a value of the demo’s dealership', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = [...sources, 'client/index.html'].flatMap((file) => {
    const values = demoSettingsIn(readFileSync(join(repoRoot, file), 'utf8'));
    return values.length > 0 ? [`${file}: ${values.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('every value is known, and found in any spelling', () => {
  for (const value of ['Teesta Two-Wheelers', 'Siliguri', '734001', 'aqz-KE-bpKQ', '26.7271']) {
    expect(demoSettings).toContain(value);
  }
  expect(demoSettingsIn('href="tel:+910000000005"')).toContain('+91 00000 00005');
  expect(demoSettingsIn('q=Sevoke%20Road')).toEqual(['Sevoke Road']);
  expect(demoSettingsIn('VisitSevokeRoad')).toEqual(['Sevoke Road']);
  expect(demoSettingsIn('10:00, 9.5, Facebook')).toEqual([]);
});

test('of a built file the seed’s modules are left out', () => {
  const code = '// server/src/a.ts\nx;\n// server/src/seed/b.ts\ny;\n// server/src/c.ts\nz;\n';
  expect(withoutSeed(code)).toBe('// server/src/a.ts\nx;\n// server/src/c.ts\nz;\n');
});
