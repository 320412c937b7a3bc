import { expect, test } from 'vitest';
import type { AuditedAction } from '../audit/audit-event.ts';
import { auditTexts as bengali } from './bn/staff/audit.ts';
import { auditTexts as english } from './en/staff/audit.ts';
import { auditTexts as hindi } from './hi/staff/audit.ts';

test.each<[AuditedAction, string, string, string]>([
  ['login', 'Chrome on Android', 'Android-এ Chrome', 'Android पर Chrome'],
  ['login', 'Unknown device', 'অজানা ডিভাইস', 'अनजान डिवाइस'],
  ['login failed', 'second step: recovery', 'দ্বিতীয় ধাপ: রিকভারি কোড', 'दूसरा चरण: रिकवरी कोड'],
  ['account added', 'owner: sales', 'owner: সেলস', 'owner: सेल्स'],
  [
    'account changed',
    'sales: role=manager, kinds=amc+spare-parts, branch=none, turns=yes, profile',
    'sales: ভূমিকা: ম্যানেজার, এনকোয়ারি: AMC+স্পেয়ার পার্টস, শাখা: নেই, পালা অনুযায়ী নতুন এনকোয়ারি: হ্যাঁ, প্রোফাইল',
    'sales: भूमिका: मैनेजर, पूछताछ: AMC+स्पेयर पार्ट्स, शाखा: कोई नहीं, बारी-बारी से नई पूछताछ: हाँ, प्रोफ़ाइल',
  ],
  ['account changed', 'asha: branch=3', 'asha: শাখা: 3', 'asha: शाखा: 3'],
  ['account expiry set', 'never: never', 'never: শেষ দিন নেই', 'never: आख़िरी दिन नहीं'],
  ['account expiry set', 'asha: 2026-12-31', 'asha: 2026-12-31', 'asha: 2026-12-31'],
  ['second factor required', 'owner: yes', 'মালিক: হ্যাঁ', 'मालिक: हाँ'],
  ['second factor added', 'totp', 'অথেন্টিকেটর অ্যাপ', 'ऑथेंटिकेटर ऐप'],
  [
    'export',
    'Sales_Report, CSV, all rows, from 2026-11-01, to 2026-11-21, kind joy-club, searched',
    'Sales_Report, CSV, সব সারি, 2026-11-01 থেকে, 2026-11-21 পর্যন্ত, ধরন: জয় ক্লাব, খোঁজার পরে',
    'Sales_Report, CSV, सभी पंक्तियाँ, 2026-11-01 से, 2026-11-21 तक, प्रकार: जॉय क्लब, खोज के बाद',
  ],
  ['export', 'AMC_Report, PDF, 10 rows', 'AMC_Report, PDF, 10টি সারি', 'AMC_Report, PDF, 10 पंक्तियाँ'],
  ['vehicle status changed', 'active: inactive', 'active: বিক্রিতে নেই', 'active: बिक्री में नहीं'],
  ['model published', 'Livo: about, colours', 'Livo: পরিচয়, রং', 'Livo: परिचय, रंग'],
  ['model not published', 'about', 'about', 'about'],
  [
    'content changed',
    'offers 7: offers: all of no',
    'অফার 7: offers: all of no',
    'ऑफ़र 7: offers: all of no',
  ],
  ['content moved', 'banners 2', 'ব্যানার 2', 'बैनर 2'],
  [
    'price list applied',
    '12 prices, 3 models, from 2026-12-01',
    '12টি দাম, 3টি মডেল, 2026-12-01 থেকে',
    '12 दाम, 3 मॉडल, 2026-12-01 से',
  ],
  [
    'stock changed',
    'Shine 125, Drum, Black: order → 7 days',
    'Shine 125, Drum, Black: অর্ডারে আসবে → 7 দিনে আসবে',
    'Shine 125, Drum, Black: ऑर्डर पर → 7 दिन में',
  ],
  ['stock changed', 'Livo: 6 confirmed', 'Livo: 6টি ঠিক আছে', 'Livo: 6 सही हैं'],
  [
    'settings changed',
    'address 3, answerTimes, privacy-policy',
    'ঠিকানা 3, উত্তরের সময়সীমা, গোপনীয়তা নীতি',
    'पता 3, जवाब की समय-सीमा, गोपनीयता नीति',
  ],
  ['retention changed', 'kept without end', 'সব সময় রাখা হয়', 'हमेशा रखी जाती है'],
  ['retention changed', 'sales:24,amc:36', 'সেলস:24,AMC:36', 'सेल्स:24,AMC:36'],
  [
    'expired enquiries erased',
    'sales: 5, before 2025-11-01',
    'সেলস: 5, 2025-11-01-এর আগের',
    'सेल्स: 5, 2025-11-01 से पहले की',
  ],
  [
    'person erased',
    'mobile#0a1b: 3 (sales 2, insurance 1)',
    'mobile#0a1b: 3 (সেলস 2, বিমা 1)',
    'mobile#0a1b: 3 (सेल्स 2, इंश्योरेंस 1)',
  ],
  ['customer changed', 'customer 5', 'গ্রাহক 5', 'ग्राहक 5'],
  [
    'customers joined',
    'customer 5, with customer 3',
    'গ্রাহক 5, গ্রাহক 3-এর সঙ্গে',
    'ग्राहक 5, ग्राहक 3 के साथ',
  ],
  ['enquiry added', 'finance K7M-42', 'ফিনান্স K7M-42', 'फ़ाइनेंस K7M-42'],
  ['leads imported', '12 sales', '12 সেলস', '12 सेल्स'],
  ['many assigned', '5: queue', '5: কারও দায়িত্বে নেই', '5: किसी को नहीं सौंपी'],
  ['message tested', 'mail', 'ই-মেল', 'ई-मेल'],
  ['backup made', '1200 rows', '1200টি সারি', '1200 पंक्तियाँ'],
  [
    'backup restored',
    'of 2026-11-21T06:30:00.000Z',
    'সময়: 2026-11-21T06:30:00.000Z',
    'समय: 2026-11-21T06:30:00.000Z',
  ],
  ['branch added', 'constructor', 'constructor', 'constructor'],
  ['settings changed', 'constructor', 'constructor', 'constructor'],
])('%s, %s is in the words of each language', (action, stored, inBengali, inHindi) => {
  expect([english, bengali, hindi].map((texts) => texts.whatOf(action, stored))).toEqual([
    stored,
    inBengali,
    inHindi,
  ]);
});
