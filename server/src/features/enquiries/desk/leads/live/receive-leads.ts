import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dayOf,
  FIRST_BRANCH,
  problem,
  type EnquiryKind,
  type Locale,
  type SentLead,
} from '@dealership/shared';
import { inParts } from '../../../../../db/rows.ts';
import type { Database } from '../../../../../db/open-database.ts';
import { isDuplicate } from '../../../../../db/dialect.ts';
import { inTransaction, letOthersWrite, tryAgain } from '../../../../../db/transaction.ts';
import { keyActor } from '../../../../../audit/audit.ts';
import type { KeyHolder } from '../../../../../http/calls/require-key.ts';
import type { ImportDeps } from '../import-leads.ts';
import { noted } from '../earlier-lead.ts';
import { findByKeys, listImported } from '../lead-repository.ts';
import type { LeftOut } from '../lead-row.ts';
import { storeLeads } from '../store-leads.ts';
import { readLiveLead, type LiveLead } from './read-live-lead.ts';

/** Leads that are stored in one transaction; on SQLite all other writes wait for it. */
const AT_ONCE = 100;

/** Leads that are read in one turn of the event loop: each takes up to a millisecond. */
const IN_A_TURN = 20;

/** What became of a lead; `wrong`: why it was refused, or what of it was left out. */
export type Received = Omit<SentLead, 'problems'> & { wrong: readonly LeftOut[] };

type Stored = { reference: string; contact: string };

/**
 * Stores leads that another program sends, each once by the sender's id: the same lead again, at any server and after
 * a kill, gets the reference of the first time (rules: live-leads). A part of 100 is a transaction with its event of the audit log.
 */
export async function receiveLeads(
  deps: ImportDeps,
  sent: readonly unknown[],
  { key, locale }: { key: KeyHolder; locale: Locale },
): Promise<Received[]> {
  const { clock, audit, db, log, onStored } = deps;
  const today = dayOf(clock());
  const read: ReturnType<typeof readLiveLead>[] = [];
  for (const some of inParts(sent, IN_A_TURN)) {
    read.push(...some.map((each) => readLiveLead(each, { ...key, keyId: key.id, today, locale })));
    if (sent.length > IN_A_TURN) await nextTurn();
  }
  const leads = firstOf(read.flatMap((each) => ('lead' in each ? [each.lead] : [])));
  const known = new Map<string, Stored>();
  const added = new Set<string>();
  const settings = await deps.answering();
  const userId = keyActor(key.name);
  const branch = key.branch ?? FIRST_BRANCH;
  for (const some of inParts(leads, AT_ONCE)) {
    const storeSome = () =>
      inTransaction(db, async (transaction) => {
        const before = await findStored(transaction, some);
        const fresh = some.filter((lead) => !before.has(lead.key));
        const now = clock();
        const by = { settings, userId: '', branch, now, origin: 'lead', from: key } as const;
        const references = await storeLeads(transaction, fresh, by);
        const what = `${fresh.length} of ${some.length}`;
        await audit({ userId, action: 'leads received', what, references }, transaction);
        return {
          before,
          stored: fresh.map((lead, at) => ({ lead, reference: references[at] ?? '' })),
        };
      });
    // Another call may be storing the same leads, or a reference may be taken.
    const { before, stored } = await tryAgain(storeSome, isDuplicate);
    for (const [each, was] of before) known.set(each, was);
    for (const { lead, reference } of stored) {
      known.set(lead.key, { reference, contact: lead.contact });
      added.add(lead.key);
    }
    onStored?.();
    if (leads.length > AT_ONCE) await letOthersWrite();
  }
  if (leads.length === 0) {
    await audit({ userId, action: 'leads received', what: `0 of ${sent.length}` }, db);
  }
  log.info({ event: 'leads received', added: added.size, sent: sent.length });
  return read.map((each): Received => {
    if ('wrong' in each) return { ...each, state: 'refused', reference: null };
    const { id, key: own, contact, leftOut } = each.lead;
    const was = known.get(own);
    const reference = was?.reference ?? null;
    if (was?.contact !== contact) {
      const wrong = [{ column: 'id', problem: problem('lead_id_used') }];
      return { id, state: 'refused', reference, wrong };
    }
    // Of two of one call with the same id, the first is stored.
    const isNew = added.delete(own);
    return { id, state: isNew ? 'stored' : 'known', reference, wrong: leftOut };
  });
}

/** Of two with the same id the first counts. */
function firstOf(leads: readonly LiveLead[]): LiveLead[] {
  return leads.filter(({ key }, at) => leads.findIndex((each) => each.key === key) === at);
}

/** Enquiries of earlier leads with the same id, from this sender, or from a file or another key of the same customer. */
async function findStored(db: Database, leads: readonly LiveLead[]): Promise<Map<string, Stored>> {
  const found = await findByKeys(
    db,
    leads.map(({ key }) => key),
  );
  const others = leads.filter(({ key }) => !found.has(key));
  for (const kind of new Set(others.map((lead) => lead.kind))) {
    const some = others.filter((lead) => lead.kind === kind);
    for (const [key, stored] of await findFromElsewhere(db, some, kind)) found.set(key, stored);
  }
  return found;
}

async function findFromElsewhere(
  db: Database,
  leads: readonly LiveLead[],
  kind: EnquiryKind,
): Promise<[string, Stored][]> {
  const contacts = [...new Set(leads.map(({ contact }) => contact))];
  const earlier = await listImported(db, { contacts, kind });
  return leads.flatMap(({ key, id, contact }) => {
    const same = earlier.find(
      (each) => each.contact === contact && noted(each.note, 'leadId') === id,
    );
    return same ? [[key, { reference: same.reference, contact }] as [string, Stored]] : [];
  });
}
