import type { WebhookRow } from '@dealership/shared';
import { outboxTexts } from '@dealership/shared/texts/staff/outbox.ts';
import { webhookTexts as texts } from '@dealership/shared/texts/staff/webhooks.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CopiedText } from '../../../ui/dialogs/copied-text.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import styles from '../messages.module.css';
import { Deliveries } from './deliveries.tsx';
import { WebhookDialog, type MadeWebhook } from './webhook-dialog.tsx';

const { shown: shownTexts, confirm } = texts;

/** Programs that get news of enquiries: added, tested, removed, and what was sent to each. */
export function WebhooksScreen() {
  const list = useQuery(callQuery(queryKeys.webhooks, 'GET /api/webhooks'));
  const queries = useQueryClient();
  const add = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  // Only here, so that it is gone with the dialog.
  const [made, setMade] = useState<MadeWebhook>();
  const [removed, setRemoved] = useState<WebhookRow>();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.webhooks });
  return (
    <Screen texts={texts} query={list}>
      {list.data && (
        <>
          <div>
            <Button ref={add} variant="primary" onClick={() => setIsAdding(true)}>
              {texts.add}
            </Button>
          </div>
          {list.data.length === 0 && <EmptyScreen name="webhooks">{texts.none}</EmptyScreen>}
          {list.data.map((row) => (
            <WebhookCard key={row.id} row={row} onRemove={() => setRemoved(row)} />
          ))}
        </>
      )}
      {isAdding && (
        <WebhookDialog
          onMade={(webhook) => {
            setMade(webhook);
            void refresh();
          }}
          onClosed={() => setIsAdding(false)}
        />
      )}
      {made && (
        <AdminDialog title={shownTexts.title} onClosed={() => setMade(undefined)}>
          <div className="stack-12">
            <p>{shownTexts.intro}</p>
            <CopiedText label={shownTexts.secret} text={made.secret} texts={shownTexts} />
          </div>
        </AdminDialog>
      )}
      {removed && (
        <ConfirmDialog
          title={confirm.title}
          action={confirm.action}
          onConfirm={async () => {
            const params = { id: String(removed.id) };
            const { message } = await call('DELETE /api/webhooks/:id', { params });
            await refresh();
            void showToast('success', message);
          }}
          // The button that led here is gone.
          onDone={() => add.current?.focus()}
          onClosed={() => setRemoved(undefined)}
        >
          <p>{confirm.text(hostOf(removed))}</p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}

/** The name of its machine: the rest of an address is long, and may be a secret of the program. */
function hostOf({ address }: WebhookRow): string {
  return new URL(address).host;
}

function WebhookCard({ row, onRemove }: { row: WebhookRow; onRemove: () => void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { change, isBusy, answer, failure } = useChange({
    mutate: () => call('POST /api/webhooks/:id/test', { params: { id: String(row.id) } }),
  });
  const outcome =
    answer &&
    (answer.failure === null
      ? texts.tested
      : outboxTexts.notTested(outboxTexts.failures[answer.failure]));
  const host = hostOf(row);
  return (
    <section className="area" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{host}</h2>
        {row.waiting > 0 && <span className="state">{texts.waiting(row.waiting)}</span>}
        {row.given_up > 0 && <span className="state">{texts.failed(row.given_up)}</span>}
      </div>
      <p className={styles.address}>{row.address}</p>
      <p>{row.topics.map((topic) => texts.topics[topic]).join(', ')}</p>
      <p className="hint">{row.is_personal ? texts.people : texts.noPeople}</p>
      <div className="row">
        <Button busy={isBusy} aria-label={texts.testOf(host)} onClick={() => void change()}>
          {isBusy ? texts.testing : texts.test}
        </Button>
        <Button
          aria-label={texts.deliveriesOf(host)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.deliveries}
        </Button>
        <Button aria-label={texts.removeOf(host)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {outcome ?? failure}
      </p>
      {isOpen && <Deliveries id={row.id} />}
    </section>
  );
}
