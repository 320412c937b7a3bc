import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import type { AccountRecord } from '@dealership/shared';
import { toAnswer, type Answer } from '../support/requests/calls.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const NEW_PASSWORD = 'Coronation-Bridge-1937';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  cookie = await server.logIn();
});

async function get<Body>(path: string): Promise<Body> {
  const answer = await request(server.url).get(path).set('Cookie', cookie).expect(200);
  return answer.body as Body;
}

async function patch(path: string, body: object): Promise<Answer> {
  return toAnswer(await request(server.url).patch(path).set('Cookie', cookie).send(body));
}

describe('GET /api/manageAccount', () => {
  it('is the user’s own record, without the password', async () => {
    const [record, ...others] = await get<AccountRecord[]>('/api/manageAccount');
    expect(others).toEqual([]);
    expect(record).toEqual({
      user_id: 'staff',
      user_name: 'staff',
      mobile_no: '',
      email: '',
      city: '',
      created_date: '2026-11-21',
      expire_date: '',
      Status: 'active',
    });
  });
});

describe('PATCH /api/profile/{userId}', () => {
  it('changes name, e-mail and mobile number', async () => {
    const answer = await patch('/api/profile/staff', {
      userName: ' Asha Rai ',
      email: 'asha@example.com',
      mobileNo: '+91 98320 12345',
    });
    const user = {
      user_id: 'staff',
      user_name: 'Asha Rai',
      email: 'asha@example.com',
      mobile_no: '9832012345',
    };
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Profile updated successfully', ...user });
    expect(await get('/api/me')).toMatchObject(user);
  });

  it('clears e-mail and mobile number when they are blank, and keeps them when they are absent', async () => {
    const full = { userName: 'Asha', email: 'asha@example.com', mobileNo: '9832012345' };
    await patch('/api/profile/staff', full);
    await patch('/api/profile/staff', { userName: 'Asha Rai' });
    expect(await get('/api/me')).toMatchObject({
      user_name: 'Asha Rai',
      email: 'asha@example.com',
      mobile_no: '9832012345',
    });
    await patch('/api/profile/staff', { userName: 'Asha Rai', email: '', mobileNo: null });
    expect(await get('/api/me')).toMatchObject({ email: '', mobile_no: '' });
  });

  it('keeps the language of the screens, which the next sign-in gives to the browser', async () => {
    expect(await get('/api/me')).toMatchObject({ language: null });
    const answer = await patch('/api/profile/staff', { userName: 'Asha', language: 'bn' });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^office-language=bn; Max-Age=31536000; Path=\/; .*SameSite=Lax$/),
    ]);
    expect(await get('/api/me')).toMatchObject({ language: 'bn' });
    await patch('/api/profile/staff', { userName: 'Asha' });
    expect(await get('/api/me')).toMatchObject({ language: 'bn' });
    const login = await request(server.url).post('/api/login').send(STAFF).expect(200);
    expect(login.headers['set-cookie']).toContainEqual(
      expect.stringContaining('office-language=bn;'),
    );
  });

  it.each([
    [{ userName: 'Asha', language: 'fr' }, ['language']],
    [{}, ['userName']],
    [{ userName: ' ' }, ['userName']],
    [{ userName: 'x'.repeat(101) }, ['userName']],
    [{ userName: 'Asha', email: 'asha' }, ['email']],
    [{ userName: 'Asha', mobileNo: '12345' }, ['mobileNo']],
    [{ userName: '', email: 'x', mobileNo: '1' }, ['userName', 'email', 'mobileNo']],
  ])('refuses %j and changes nothing', async (body, fields) => {
    const before = await get('/api/me');
    const answer = await patch('/api/profile/staff', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(fields);
    expect(await get('/api/me')).toEqual(before);
  });

  it.each(['admin', 'Staff', 'staff%20', 'nobody'])('is 403 for the user id %s', async (userId) => {
    for (const path of [`/api/profile/${userId}`, `/api/profile/password/${userId}`]) {
      const answer = await patch(path, { userName: 'Taken over' });
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
  });
});

describe('PATCH /api/profile/password/{userId}', () => {
  const path = '/api/profile/password/staff';
  const change = (newPassword: string, oldPassword = STAFF.password) => ({
    oldPassword,
    newPassword,
    confirmPassword: newPassword,
  });

  async function canLogIn(password: string): Promise<boolean> {
    const body = { ...STAFF, password };
    return (await request(server.url).post('/api/login').send(body)).status === 200;
  }

  it('changes the password and ends all other sessions', async () => {
    const other = await server.logIn();
    const answer = await patch(path, change(NEW_PASSWORD));
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Password updated successfully');
    expect([await canLogIn(NEW_PASSWORD), await canLogIn(STAFF.password)]).toEqual([true, false]);
    expect((await request(server.url).get('/api/me').set('Cookie', other)).status).toBe(401);
    expect((await request(server.url).get('/api/me').set('Cookie', cookie)).status).toBe(200);
    expect((await patch(path, change(STAFF.password, NEW_PASSWORD))).status).toBe(200);
  });

  it.each(['২০২৬-শিলিগুড়ি', 'x'.repeat(128), '        ', ' leading-blank'])(
    'takes the password %j as it is',
    async (password) => {
      expect((await patch(path, change(password))).status).toBe(200);
      expect(await canLogIn(password)).toBe(true);
      expect((await patch(path, change(STAFF.password, password))).status).toBe(200);
    },
  );

  it.each([
    ['short12', 'Use 8 to 128 characters'],
    ['x'.repeat(129), 'Use 8 to 128 characters'],
    ['শিলিগু', 'Use 8 to 128 characters'],
    ['trustno1', 'This password is too common. Choose another'],
    ['PassWord1', 'This password is too common. Choose another'],
  ])('refuses the password %j', async (password, problem) => {
    const answer = await patch(path, change(password));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ newPassword: problem });
    expect(await canLogIn(STAFF.password)).toBe(true);
  });

  it('with a wrong current password is 400, not the 401 that means an ended session', async () => {
    const answer = await patch(path, change(NEW_PASSWORD, 'not-the-password'));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['oldPassword']);
    expect(await canLogIn(STAFF.password)).toBe(true);
  });

  it('names a confirmation that differs, and everything that is missing', async () => {
    const differing = await patch(path, { ...change(NEW_PASSWORD), confirmPassword: 'x' });
    expect(differing.body.error).toBe('New password and confirm password do not match');
    expect(Object.keys(differing.body.fields ?? {})).toEqual(['confirmPassword']);
    const nothing = await patch(path, {});
    expect(Object.keys(nothing.body.fields ?? {})).toEqual([
      'oldPassword',
      'newPassword',
      'confirmPassword',
    ]);
  });

  it('shares the limit of failures with the login', async () => {
    const limited = await startTestServer({ rateLimits: true });
    const own = await limited.logIn();
    const guess = (oldPassword: string) =>
      request(limited.url).patch(path).set('Cookie', own).send(change(NEW_PASSWORD, oldPassword));
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess('not-the-password')).status).toBe(400);
    }
    const right = await guess(STAFF.password);
    const login = await request(limited.url).post('/api/login').send(STAFF);
    const me = await request(limited.url).get('/api/me').set('Cookie', own);
    await limited.stop();
    expect([right.status, login.status, me.status]).toEqual([429, 429, 200]);
  });
});
