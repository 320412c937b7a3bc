import { expect, it } from 'vitest';
import { likelyEmail } from './likely-email.ts';

const slips: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmail.con',
    'gmial.com',
    'gmai.com',
    'gmail.co',
    'gmal.com',
    'gamil.com',
    'gnail.com',
    'gmaill.com',
    'gmail.cm',
    'gmail.comm',
    'gmail.om',
    'gmail.cmo',
    'gmail.in',
    'gmail.co.in',
    'gmailcom',
    'gmail',
    'gmail,com',
    'gmail..com',
    'gmail.com.',
    'gmail.com.com',
    'gmil.com',
    'gamil.con',
    'GMAIL.CON',
    'hmail.com',
    'gmsil.com',
    'gmail.vom',
    'gimail.com',
    'ggmail.com',
    'gmail.coom',
    'gmail.net',
  ],
  'yahoo.com': [
    'yahoo.con',
    'yaho.com',
    'yahooo.com',
    'yahoo.co',
    'yhaoo.com',
    'yahho.com',
    'yahoo',
  ],
  'yahoo.co.in': [
    'yahoo.co.on',
    'yaho.co.in',
    'yahoo.coin',
    'yahoo.co.i',
    'yahoocoin',
    'yahoo.con.in',
  ],
  'yahoo.in': ['yaho.in'],
  'hotmail.com': [
    'hotmial.com',
    'hotmail.con',
    'hotmal.com',
    'hotmai.com',
    'hotmail.co',
    'hotnail.com',
  ],
  'rediffmail.com': [
    'rediffmail.con',
    'redifmail.com',
    'rediffmial.com',
    'reddifmail.com',
    'rediffmail.co',
    'rediffmail.in',
    'rediffmal.com',
    'rediffmailcom',
  ],
  'outlook.com': ['outlok.com', 'outlook.con', 'outloook.com', 'outllok.com'],
  'icloud.com': ['iclould.com', 'icloud.co', 'icoud.com'],
  'live.com': ['live.con', 'live.co'],
  'honda.com': ['honda.con', 'honda.cmo', 'honda,con'],
};

it.each(Object.entries(slips))('%s is meant by its slips', (host, typed) => {
  for (const each of typed) expect(likelyEmail(`Asha.Rai@${each}`), each).toBe(`Asha.Rai@${host}`);
});

it('is told of what is pasted with blanks or unseen signs around it, and of two at signs', () => {
  expect(likelyEmail('\u200e asha@gmail.con\u00a0')).toBe('asha@gmail.com');
  expect(likelyEmail('asha@@gmail.com')).toBe('asha@gmail.com');
  expect(likelyEmail('asha @ gmail.com')).toBe('asha@gmail.com');
});

it.each([
  'gmail.com',
  'Gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'yahoo.co.uk',
  'yahoo.co.id',
  'yahoo.fr',
  'ymail.com',
  'mail.com',
  'email.com',
  'rediff.com',
  'rediffmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'outlook.in',
  'outlook.de',
  'live.in',
  'line.com',
  'love.com',
  'icloud.com',
  'me.com',
  'cloud.com',
  'gail.co.in',
  'gmx.com',
  'zoho.in',
  'bsnl.in',
  'example.com',
  'honda.co.in',
  'example.co',
  'small.com',
  'live.example.com',
  'aol.com',
  'msn.com',
  'in.com',
  'proton.me',
])('nothing is wrong with %s', (host) => {
  expect(likelyEmail(`asha@${host}`)).toBeUndefined();
});

it.each([
  '',
  'asha',
  'asha@',
  '@gmail.con',
  'asha@b@gmail.con',
  'asha das@gmail.con',
  'asha@example',
])('for %j nothing is suggested', (text) => {
  expect(likelyEmail(text)).toBeUndefined();
});
