import { problemText, textsIn } from '@dealership/shared';
import type { NamedHandlers } from '../../../../../http/calls/add-calls.ts';
import { invalidInput } from '../../../../../errors/app-error.ts';
import { localeOf } from '../../../../../http/answers/locale-of.ts';
import { keyOf } from '../../../../../http/calls/require-key.ts';
import { receiveLeads } from './receive-leads.ts';
import type { ImportDeps } from '../import-leads.ts';

export function liveLeadHandlers(deps: ImportDeps) {
  return {
    'POST /api/leads': async ({ request, response, body }) => {
      const locale = localeOf(request);
      const by = { key: keyOf(response), locale };
      const received = await receiveLeads(deps, body.leads ?? [body], by);
      const [only] = received;
      // With one alone the status says it too: many programs look at nothing else.
      if (body.leads === undefined && only?.state === 'refused') {
        const all = only.wrong.map(({ column, problem }) => [column || 'body', problem] as const);
        throw invalidInput(Object.fromEntries(all));
      }
      const { problems } = textsIn(locale);
      const count = (state: string) => received.filter((lead) => lead.state === state).length;
      return {
        leads: received.map(({ wrong, ...lead }) => ({
          ...lead,
          problems: wrong.map(({ column, problem }) => ({
            field: column,
            code: problem.code,
            text: problemText(problems, problem),
          })),
        })),
        stored: count('stored'),
        known: count('known'),
        refused: count('refused'),
      };
    },
  } satisfies Partial<NamedHandlers>;
}
