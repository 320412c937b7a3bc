import type { conflictTexts as english } from '../../en/staff/conflict.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const conflictTexts: SameTexts<typeof english> = {
  title: 'আপনার আগে অন্য কেউ এটি বদলেছেন',
  text: 'কোনটি রাখবেন, বেছে নিন।',
  theirs: 'অন্যজনেরটি',
  yours: 'আপনারটি',
  takeTheirs: 'অন্যজনেরটি নিন',
  keepYours: 'আপনারটি রাখুন',
};
