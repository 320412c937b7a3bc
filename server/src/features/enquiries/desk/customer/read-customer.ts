import {
  customerLanguages,
  isAllowed,
  isRead,
  OTHER_MODEL,
  readPlate,
  readsAll,
  type Customer,
  type CustomerSummary,
  type JoinProposal,
  type KnownCustomer,
} from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import { idsOf, pick } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import { notFound } from '../../../../errors/app-error.ts';
import { readModelNames } from '../../list/model-name-repository.ts';
import type { EnquirySources } from '../../list/reports.ts';
import {
  findCustomers,
  countEnquiriesOf,
  listEnquiriesOf,
  type CustomerEnquiry,
} from '../rows/customer-repository.ts';
import {
  branchOf,
  findGroup,
  listGroup,
  listPlacesOf,
  listProposals,
  type CustomerRow,
  type ProposalRow,
} from '../rows/group-repository.ts';
import { readPeople } from '../rows/people-repository.ts';

/**
 * A customer, with the enquiries that the user may read; instead of a joined one, the customer that it was joined with.
 * @throws {AppError} `not_found`: there is none, or it has no enquiry that the person reads
 */
export async function readCustomer(
  { db, readConsents }: EnquirySources,
  actor: Actor,
  id: number,
): Promise<Customer> {
  const group = await findGroup(db, id);
  const [head] = group;
  if (!head) throw notFound('customer');
  const [parts, { enquiries, name, total }, toModel] = await Promise.all([
    keepReadable(db, actor, group),
    readEnquiries(db, actor, group),
    readModelNames(db),
  ]);
  const [own, ...joinedParts] = parts;
  if (enquiries.length === 0 || !own || !isShown(group, parts, id)) throw notFound('customer');
  const assignees = enquiries.map(({ assignee }) => assignee);
  const personOf = await readPeople(db, assignees);
  const known = knownBy(parts, enquiries);
  const mobiles = known.filter(({ is }) => is === 'mobile').map(({ text }) => text);
  const joined = await Promise.all(
    joinedParts.map(async ({ id: each, note }) => {
      const summary = await summarise(db, actor, branchOf(group, each));
      return summary ? [{ ...summary, note }] : [];
    }),
  );
  return {
    ...pick(head, 'id', 'version'),
    note: own.note,
    name,
    language: languageOf(parts),
    known_by: known,
    consents: actor.reads.kinds.includes('opt-in') ? await readConsents(db, mobiles) : [],
    vehicles: vehiclesIn(enquiries, toModel),
    enquiries: enquiries.map((row) => ({
      ...pick(row, 'reference', 'kind', 'arrived_at', 'origin', 'status'),
      assignee: personOf(row.assignee),
    })),
    total,
    joined: joined.flat(),
    may_separate: parts.length > 1 && (await mayChangeAll(db, actor, parts)),
    proposals: isAllowed(actor.role, 'enquiries.assign')
      ? await readProposals(db, actor, await listProposals(db, idsOf(group)))
      : [],
  };
}

async function readEnquiries(
  db: Database,
  { reads }: Pick<Actor, 'reads'>,
  customers: readonly CustomerRow[],
) {
  const ids = idsOf(customers);
  const [enquiries, totals] = await Promise.all([
    listEnquiriesOf(db, ids, reads),
    countEnquiriesOf(db, ids, reads),
  ]);
  const name = enquiries.find((enquiry) => enquiry.name)?.name ?? '';
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
  return { enquiries, totals, name, total };
}

/**
 * The customers with an enquiry that the user may read. The user can neither find, read nor change any other
 * customer, nor the notes about them. A user who may read all enquiries may read all customers.
 */
export async function keepReadable<Known extends { id: number }>(
  db: Database,
  { reads }: Pick<Actor, 'reads'>,
  customers: readonly Known[],
): Promise<Known[]> {
  if (readsAll(reads) || customers.length === 0) return [...customers];
  const ids = idsOf(customers);
  const totals = await countEnquiriesOf(db, ids, reads);
  return customers.filter(({ id }) => totals.has(id));
}

/** Whether the user may join or separate customers: they answer enquiries, and may read all of these. */
export async function mayChangeAll(
  db: Database,
  { reads, role }: Actor,
  customers: readonly CustomerRow[],
): Promise<boolean> {
  if (!isAllowed(role, 'enquiries.work')) return false;
  const all = await listPlacesOf(db, idsOf(customers));
  return all.every((place) => isRead(reads, place));
}

/**
 * Whether a user may see a customer under this id: that of the group’s main customer, or of a member with an enquiry
 * that the user may read. The number of any other member finds nobody, joined or not.
 * @param parts the members of the group with an enquiry that the user may read
 */
function isShown([head]: readonly CustomerRow[], parts: readonly CustomerRow[], id: number) {
  return parts.length > 0 && (head?.id === id || parts.some((part) => part.id === id));
}

/** Finds a customer that the user may see. */
export async function findReadable(db: Database, actor: Actor, id: number) {
  const group = await findGroup(db, id);
  const parts = await keepReadable(db, actor, group);
  return isShown(group, parts, id) ? group.find((each) => each.id === id) : undefined;
}

/** A customer in a list; `undefined` if the user may read none of the enquiries. */
export async function findSummary(
  db: Database,
  actor: Actor,
  id: number,
): Promise<CustomerSummary | undefined> {
  const group = await findGroup(db, id);
  return group.length > 0 ? summarise(db, actor, group) : undefined;
}

/** A group of joined customers under the first one's name; `undefined` if the user may read none of the enquiries. */
async function summarise(
  db: Database,
  actor: Actor,
  customers: readonly CustomerRow[],
): Promise<CustomerSummary | undefined> {
  const { enquiries, totals, name, total } = await readEnquiries(db, actor, customers);
  const [last] = enquiries;
  const [first] = customers;
  if (!last || !first) return undefined;
  const shown = customers.filter(({ id }) => totals.has(id));
  return {
    ...pick(first, 'id', 'version'),
    name,
    known_by: knownBy(shown, enquiries).map(({ text }) => text),
    total,
    last: pick(last, 'reference', 'kind', 'arrived_at', 'status'),
  };
}

/** Open proposals with both customers; a proposal whose customer was deleted is left out. */
export async function readProposals(
  db: Database,
  actor: Actor,
  proposals: readonly ProposalRow[],
): Promise<JoinProposal[]> {
  const proposers = proposals.map(({ user_id: userId }) => userId);
  const personOf = await readPeople(db, proposers);
  const all = await Promise.all(
    proposals.map(async ({ id, at, user_id: userId, customer_id: one, other_id: two }) => {
      const [customer, other] = await Promise.all([
        findSummary(db, actor, one),
        findSummary(db, actor, two),
      ]);
      if (!customer || !other || customer.id === other.id) return [];
      return { id, at, person: personOf(userId), customer, other };
    }),
  );
  return all.flat();
}

/** The customer who has a number, as far as the user may read the enquiries. */
export async function readKnown(
  db: Database,
  actor: Actor,
  mobile: string,
): Promise<KnownCustomer> {
  const [found] = await keepReadable(db, actor, await findCustomers(db, [mobile]));
  if (!found) return { customer: null };
  const { headId: id } = found;
  const { enquiries, name, total } = await readEnquiries(db, actor, await listGroup(db, id));
  if (enquiries.length === 0) return { customer: null };
  const open = enquiries.find(({ standing }) => standing !== 'closed');
  if (!open) return { customer: { id, name, total, open: null } };
  const { reference, kind, assignee } = open;
  const personOf = await readPeople(db, [assignee]);
  return {
    customer: { id, name, total, open: { reference, kind, assignee: personOf(assignee) } },
  };
}

/** The language that staff have noted for the main customer, else for another one of the group. */
function languageOf(group: readonly CustomerRow[]): Customer['language'] {
  const noted = group.find(({ language }) => language !== null)?.language;
  return customerLanguages.find((each) => each === noted) ?? null;
}

/** Ten digits are a number, an at sign makes an address; anything else is a reference, which identifies nobody. */
function knownBy(
  customers: readonly CustomerRow[],
  enquiries: readonly CustomerEnquiry[],
): Customer['known_by'] {
  const own = customers.flatMap(({ id, contact, blocked_at: blockedAt }) => {
    const is = /^\d{10}$/.test(contact) ? 'mobile' : contact.includes('@') ? 'email' : undefined;
    return is ? [{ text: contact, is, customer: id, is_blocked: blockedAt !== null } as const] : [];
  });
  const addresses = new Set(enquiries.flatMap(({ email }) => email?.toLowerCase() ?? []));
  for (const { text } of own) addresses.delete(text);
  const further = [...addresses].map(
    (text) => ({ text, is: 'email', customer: null, is_blocked: false }) as const,
  );
  return [...own, ...further];
}

type Vehicle = Customer['vehicles'][number];

/** Each vehicle once, however its registration is spelled, as the latest enquiry describes it. */
function vehiclesIn(
  enquiries: readonly CustomerEnquiry[],
  toModel: (sent: string) => string,
): Vehicle[] {
  const vehicles = new Map<string, Vehicle>();
  for (const row of enquiries) {
    const registration = row.registration_number ?? '';
    const year = row.purchase_year ?? '';
    // Without either, it is a vehicle that the customer wants to buy.
    if (registration === '' && year === '') continue;
    const sent = row.model === OTHER_MODEL ? row.entered_model : row.model;
    const model = sent ? toModel(sent) : '';
    const key = readPlate(registration) || `${model.toLowerCase()} ${year}`;
    const known = vehicles.get(key);
    vehicles.set(key, {
      registration: known?.registration ?? registration,
      model: known?.model || model,
      year: known?.year || year,
    });
  }
  const all = [...vehicles.values()];
  return all.filter(
    ({ registration, model, year }) =>
      registration !== '' ||
      !all.some(
        (other) => other.registration !== '' && other.model === model && other.year === year,
      ),
  );
}
