import type { ContentRow } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { call } from '../../../lib/calls/call.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { Lines } from '../../../ui/forms/conflict.tsx';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { History } from '../../../ui/dialogs/history.tsx';
import { differingLines } from './content-lines.ts';
import { type ContentSource, TOAST_MS } from './content-sources.ts';

interface ContentHistoryProps {
  source: ContentSource;
  item: Pick<ContentRow, 'id' | 'version'>;
  onBack: (answer: { items: ContentRow[] }) => void;
}

/** The content before and after each change; one press publishes the older version again. */
export function ContentHistory({ source: { kind }, item, onBack }: ContentHistoryProps) {
  const params = { kind, id: String(item.id) };
  return (
    <History
      queryKey={queryKeys.changes(kind, item.id)}
      load={(signal) => call('GET /api/content/:kind/:id/changes', { params, signal })}
      texts={{ notLoaded: texts.historyNotLoaded, none: texts.noHistory }}
      by={({ by, date, time }) => texts.by(by, timeTexts.stored(date, time))}
      show={({ before, after }) => {
        const [old, now] = differingLines(before, after);
        return (
          <>
            <Lines title={texts.before} lines={old} />
            <Lines title={texts.after} lines={now} />
          </>
        );
      }}
      action={({ date, time }) => ({
        text: texts.showBefore,
        name: texts.showBeforeName(timeTexts.stored(date, time)),
      })}
      bringBack={async ({ id }) => {
        const answer = await call('POST /api/content/:kind/:id/changes/:change/bring-back', {
          params: { ...params, change: String(id) },
          body: { version: item.version },
        });
        void showToast('success', texts.saved, { autoClose: TOAST_MS });
        onBack(answer);
      }}
    />
  );
}
