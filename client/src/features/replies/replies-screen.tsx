import type { KeyedReply } from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repliesQuery, type Replies } from '../../lib/staff/replies.ts';
import { compareNames } from '../../lib/page/compare-names.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './replies.module.css';
import { ReplyDialog, replyLines, type ReplyDialogProps } from './reply-dialog.tsx';
import { callQuery } from '../../lib/calls/call-query.ts';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import { AdminDialog } from '../../ui/dialogs/admin-dialog.tsx';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { History } from '../../ui/dialogs/history.tsx';

/** The dialog above the list; without `reply` it adds a new template. */
type Opened = { is: 'editor'; reply?: KeyedReply } | { is: 'versions'; reply: KeyedReply };

/** The templates of messages: their texts, the enquiries they are for, and their earlier versions. */
export function RepliesScreen() {
  const queries = useQueryClient();
  const query = useQuery(repliesQuery);
  const { data, refetch } = query;
  const [opened, setOpened] = useState<Opened>();
  const stored = (all: Replies) => {
    queries.setQueryData(repliesQuery.queryKey, all);
    void showToast('success', texts.saved);
  };
  const close = () => {
    setOpened(undefined);
    // Somebody else may have saved first.
    void refetch();
  };
  const listed = data?.replies.toSorted(
    (one, other) =>
      Number(one.isHidden) - Number(other.isHidden) || compareNames(one.title, other.title),
  );
  return (
    <Screen texts={texts} query={query}>
      {listed && (
        <>
          <div>
            <Button variant="primary" onClick={() => setOpened({ is: 'editor' })}>
              {texts.add}
            </Button>
          </div>
          {data?.sends_mail === false && <p>{texts.noMail}</p>}
          {listed.length === 0 && <EmptyScreen name="replies">{texts.none}</EmptyScreen>}
          <ul className={styles.list}>
            {listed.map((reply) => (
              <li key={reply.key} className="stack-8">
                <div className="head">
                  <h2 {...langOf(reply.title)}>{reply.title}</h2>
                  {reply.purpose === 'offer' && (
                    <span className="state">{texts.purposes.offer}</span>
                  )}
                  {reply.isHidden && <span className="state">{texts.hidden}</span>}
                </div>
                <p className="hint">
                  {texts.about(reply.kinds, reply.statuses.map(texts.statusOf))} ·{' '}
                  {reply.ways.map((way) => texts.waysOf[way]).join(', ')}
                </p>
                <p {...langOf(reply.text.en)} className={styles.text}>
                  {reply.text.en}
                </p>
                <div className="row">
                  <Button
                    aria-label={texts.editOf(reply.title)}
                    onClick={() => setOpened({ is: 'editor', reply })}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    aria-label={texts.earlierOf(reply.title)}
                    onClick={() => setOpened({ is: 'versions', reply })}
                  >
                    {texts.earlier}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {opened?.is === 'editor' && (
        <ReplyDialog reply={opened.reply} onStored={stored} onClosed={close} />
      )}
      {opened?.is === 'versions' && (
        <ReplyVersions reply={opened.reply} onStored={stored} onClosed={close} />
      )}
    </Screen>
  );
}

function ReplyVersions({ reply, ...on }: ReplyDialogProps & { reply: KeyedReply }) {
  const { key, title } = reply;
  return (
    <AdminDialog title={texts.versionsTitle(title)} onClosed={on.onClosed}>
      <History
        query={callQuery(queryKeys.changes('reply', key), 'GET /api/replies/:key/changes', { key })}
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
        bringBack={async ({ reply: earlier }, { id: version }) =>
          on.onStored(await call('POST /api/replies', { body: { key, version, ...earlier } }))
        }
      />
    </AdminDialog>
  );
}
