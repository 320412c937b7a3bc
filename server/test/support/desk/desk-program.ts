import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import type { DatabaseConfig } from '../../../src/config.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { workOnDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';

/** Works on the desk at each instant (epoch ms) that it gets as a line, and answers with a line. */
const db = openDatabase(JSON.parse(process.env.DATABASE ?? '') as DatabaseConfig);
let now = 0;
const clock = () => now;
const answering = createAnsweringSource({ db, clock });
const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });

for await (const line of createInterface({ input: process.stdin })) {
  now = Number(line);
  await workOnDesk({ db, clock, answering, audit });
  process.stdout.write('done\n');
}
