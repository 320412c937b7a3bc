import { enquiryKinds, type EnquiryKind, type NewEnquiry } from '@dealership/shared';
import { buildEnquiry, storeEnquiries } from './stored-enquiries.ts';
import type { TestServer } from '../server/test-server.ts';

/** An enquiry of a kind, and words that are in it and in no other. */
export interface MarkedEnquiry {
  kind: EnquiryKind;
  reference: string;
  mobile: string;
  /** Each of them reveals this enquiry. */
  words: string[];
}

/** Stores one enquiry of each of the thirteen kinds, with words of its own. */
export async function storeMarked(server: Pick<TestServer, 'db'>): Promise<MarkedEnquiry[]> {
  const stored = enquiryKinds.map((kind, i): [MarkedEnquiry, NewEnquiry] => {
    const word = wordOf(i);
    const mobile = String(9_700_000_000 + i * 1_111_111);
    const values = {
      name: `Debjani ${word}`,
      mobile,
      email: `${word.toLowerCase()}@example.com`,
      message: `Needs ${word.toUpperCase()}MSG`,
    };
    const enquiry = buildEnquiry({ kind, values });
    const words = [enquiry.reference, mobile, word, word.toLowerCase(), word.toUpperCase()];
    return [{ kind, reference: enquiry.reference, mobile, words }, enquiry];
  });
  await storeEnquiries(
    server,
    stored.map(([, enquiry]) => enquiry),
  );
  return stored.map(([marked]) => marked);
}

/** A word that is part of no other text of the product: `Qazb`, `Qazc` … and of no other such word. */
function wordOf(index: number): string {
  return `Qaz${'bcdfghjklmnpqrst'.charAt(index)}ux`;
}
