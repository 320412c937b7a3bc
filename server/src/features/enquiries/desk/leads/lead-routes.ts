import {
  leadLimits,
  leadOrderSchema,
  leadQuestionSchema,
  limits,
  problem,
  type EnquiryKind,
} from '@dealership/shared';
import type { Response } from 'express';
import { invalidInput } from '../../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { localeOf } from '../../../../http/answers/locale-of.ts';
import { actorOf, readsIn, userIdOf } from '../../../../http/calls/require-session.ts';
import { withSheet } from '../../../../http/upload/sheet-upload.ts';
import { validate } from '../../../../http/calls/validate.ts';
import type { Sheets } from '../../../../sheets/sheets.ts';
import { branchToAdd } from '../customer/add-enquiry.ts';
import { checkLeads, importLeads, leadDigest, type ImportDeps } from './import-leads.ts';

const MEGABYTE = 1024 * 1024;

const rules = {
  bytes: leadLimits.bytes,
  mostRows: leadLimits.rows,
  mostColumns: leadLimits.columns,
  // A longer cell has more code points than a message may have, and is refused for that.
  longestCell: 2 * (limits.message + 1),
  tooLarge: problem('leads_too_large', { megabytes: leadLimits.bytes / MEGABYTE }),
  missing: problem('leads_missing'),
};

export function leadHandlers({ sheets, ...deps }: ImportDeps & { sheets: Sheets }) {
  return {
    'POST /api/desk/leads/check': ({ request, response }) =>
      withSheet(request, { ...rules, sheets }, async ({ texts, readFile }) => {
        const { kind } = validate(leadQuestionSchema, texts);
        demandKind(response, kind);
        const { branches } = readsIn(response);
        return checkLeads(deps, await readFile(), { kind, locale: localeOf(request), branches });
      }),
    'POST /api/desk/leads/apply': ({ request, response, answers }) =>
      withSheet(request, { ...rules, sheets }, async ({ texts, readFile }) => {
        const { kind, digest, branch: wanted } = validate(leadOrderSchema, texts);
        demandKind(response, kind);
        const branch = branchToAdd(await deps.answering(), actorOf(response), { branch: wanted });
        const file = await readFile();
        if (leadDigest(file, kind) !== digest)
          throw invalidInput({ file: problem('leads_changed') });
        const done = await importLeads(deps, file, {
          kind,
          locale: localeOf(request),
          userId: userIdOf(response),
          branch,
        });
        const { added, stored } = done;
        const none = stored > 0 ? answers.leadsSame : answers.leadsUnread;
        return { message: added > 0 ? answers.leadsImported({ added }) : none, ...done };
      }),
  } satisfies Partial<NamedHandlers>;
}

function demandKind(response: Response, kind: EnquiryKind): void {
  if (!readsIn(response).kinds.includes(kind)) throw invalidInput({ kind: problem('not_kind') });
}
