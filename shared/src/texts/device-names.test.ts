import { expect, test } from 'vitest';
import { deviceName as bengali } from './bn/staff/people/device-name.ts';
import { deviceName as english } from './en/staff/people/device-name.ts';
import { deviceName as hindi } from './hi/staff/people/device-name.ts';

test.each([
  ['Chrome on Windows', 'Windows-এ Chrome', 'Windows पर Chrome'],
  ['Samsung Internet on Android', 'Android-এ Samsung Internet', 'Android पर Samsung Internet'],
  ['Firefox', 'Firefox', 'Firefox'],
  ['Unknown device', 'অজানা ডিভাইস', 'अनजान डिवाइस'],
])('%s is a device in each language', (stored, inBengali, inHindi) => {
  expect([english, bengali, hindi].map((nameOf) => nameOf(stored))).toEqual([
    stored,
    inBengali,
    inHindi,
  ]);
});

test('a session without a device has an unknown one', () => {
  expect([english(''), bengali('')]).toEqual(['Unknown device', 'অজানা ডিভাইস']);
});
