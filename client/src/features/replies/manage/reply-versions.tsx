import type { KeyedReply } from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import type { Replies } from '../../../lib/staff/replies.ts';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { History } from '../../../ui/dialogs/history.tsx';
import styles from './replies.module.css';
import { replyLines } from './reply-lines.ts';

interface ReplyVersionsProps {
  reply: KeyedReply;
  onStored: (replies: Replies) => void;
  onClosed: () => void;
}

export function ReplyVersions({ reply: { key, title }, onStored, onClosed }: ReplyVersionsProps) {
  return (
    <AdminDialog title={texts.versionsTitle(title)} onClosed={onClosed}>
      <History
        queryKey={queryKeys.changes('reply', key)}
        load={(signal) => call('GET /api/replies/:key/changes', { params: { key }, signal })}
        texts={{ notLoaded: texts.notLoaded, none: '' }}
        by={({ id, by, date, time }) => texts.version(id, by, timeTexts.stored(date, time))}
        show={(version, latest) => (
          <>
            {replyLines(version.reply).map((line, place) => (
              // Lines may repeat, and never change their order.
              <p key={place} className={styles.text}>
                {line}
              </p>
            ))}
            {version === latest && (
              <p>
                <span className="state">{texts.isPresent}</span>
              </p>
            )}
          </>
        )}
        action={(version, latest) =>
          version === latest
            ? undefined
            : {
                text: texts.bringBack,
                busy: texts.bringingBack,
                name: texts.bringBackOf(version.id),
              }
        }
        bringBack={async ({ reply }, { id: version }) =>
          onStored(await call('POST /api/replies', { body: { key, version, ...reply } }))
        }
      />
    </AdminDialog>
  );
}
