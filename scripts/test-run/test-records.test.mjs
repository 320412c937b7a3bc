import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samples } from '../../server/test/support/enquiries/samples.ts';
import {
  describeTried,
  findPersonal,
  recordLog,
  recordTried,
  searchLogs,
  sumTried,
} from './test-records.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  vi.stubEnv('TEST_RECORDS', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what the tests have tried is summed up in one line', () => {
  recordTried({ attacks: 1200, letIn: 1 });
  recordTried({ faults: 2, healed: 1 });
  recordTried({ attacks: 1, acknowledged: 5, present: 4, twice: 1 });
  expect(describeTried(sumTried(folder))).toBe(
    'attacks: 1,201 tried, 1 let in; faults: 2 brought about, 1 healed; enquiries: 5 acknowledged, 4 present, 1 twice',
  );
});

test('a log with personal data is found, in whichever file and line', () => {
  recordLog('{"level":20,"req":{"id":"1b4e28ba-2fa1-11d2-883f-919832012345","path":"/api/me"}}\n');
  recordLog('{"level":20,"req":{"path":"/brochures/a%40b.pdf"}}\n');
  recordLog('{"level":30,"time":1795242600000,"reference":"K7M2Q4XZ"}\n');
  expect(searchLogs(folder)).toEqual({ lines: 3, leaks: [] });
  writeFileSync(join(folder, 'server-1.log'), '{"level":20}\n{"msg":"for ananya das"}\n');
  expect(searchLogs(folder)).toEqual({ lines: 5, leaks: ['ananya: {"msg":"for ananya das"}'] });
});

const everybody = Object.values(samples).flatMap(({ body }) =>
  ['name', 'email', 'emailId', 'mobile', 'mobileNo', 'contact', 'contactNumber']
    .concat('registrationNumber', 'registration', 'regNo')
    .map((wire) => body[wire])
    .filter((value) => typeof value === 'string'),
);

test.each([
  ...new Set(everybody),
  'asha@example.com',
  'asha%40example.com',
  '+91 98320-12345',
  '919832012345',
  '7000000000',
  'Sevoke-Road-1962',
  'session=eyJhbGciOiJIUzI1NiJ9',
])('%s is personal', (value) => {
  expect(findPersonal(`{"msg":"x","path":"/${value}"}`)).not.toBeUndefined();
});
