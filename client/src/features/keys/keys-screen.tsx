import { dayOf, enquiryKinds, type KeyRow } from '@dealership/shared';
import { keyTexts as texts } from '@dealership/shared/texts/staff/keys.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { AdminDialog } from '../../ui/dialogs/admin-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CopiedText } from '../../ui/dialogs/copied-text.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { AdminTable, type Column } from '../../ui/lists/admin-table.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { KeyDialog, type MadeKey } from './key-dialog.tsx';
import styles from './keys.module.css';

const { columns: heads, shown: shownTexts, confirm } = texts;

/** Keys for programs of others: made, shown once, listed with their last use, revoked. */
export function KeysScreen() {
  const list = useQuery(callQuery(queryKeys.keys, 'GET /api/keys'));
  const queries = useQueryClient();
  const add = useRef<HTMLButtonElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  // Only here, so that it is gone with the dialog.
  const [made, setMade] = useState<MadeKey>();
  const [revoked, setRevoked] = useState<KeyRow>();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.keys });
  return (
    <Screen texts={texts} query={list}>
      {list.data && (
        <>
          <div>
            <Button ref={add} variant="primary" onClick={() => setIsMaking(true)}>
              {texts.add}
            </Button>
          </div>
          <AdminTable
            label={texts.list}
            columns={columnsOf(setRevoked)}
            rows={list.data}
            keyOf={({ id }) => id}
            empty={<EmptyScreen name="keys">{texts.none}</EmptyScreen>}
          />
        </>
      )}
      {isMaking && (
        <KeyDialog
          onMade={(key) => {
            setMade(key);
            void refresh();
          }}
          onClosed={() => setIsMaking(false)}
        />
      )}
      {made && (
        <AdminDialog title={shownTexts.title(made.name)} onClosed={() => setMade(undefined)}>
          <div className="stack-12">
            <p>{shownTexts.intro}</p>
            <CopiedText label={shownTexts.key} text={made.key} texts={shownTexts} />
            <p className="hint">{shownTexts.how}</p>
          </div>
        </AdminDialog>
      )}
      {revoked && (
        <ConfirmDialog
          title={confirm.title}
          action={confirm.action}
          onConfirm={async () => {
            const { message } = await call('DELETE /api/keys/:id', {
              params: { id: String(revoked.id) },
            });
            await refresh();
            void showToast('success', message);
          }}
          // The button that led here is gone.
          onDone={() => add.current?.focus()}
          onClosed={() => setRevoked(undefined)}
        >
          <p>{confirm.text(revoked.name)}</p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}

type State = keyof typeof texts.states;

function stateOf({ revoked_at: revokedAt, expire_date: lastDay }: KeyRow): State {
  if (revokedAt !== null) return 'revoked';
  return lastDay !== '' && lastDay < dayOf(Date.now()) ? 'expired' : 'works';
}

function columnsOf(onRevoke: (row: KeyRow) => void): Column<KeyRow>[] {
  return [
    {
      key: 'name',
      header: heads.name,
      cell: (row) => (
        <span className={styles.lines}>
          <strong>{row.name}</strong>
          <code>{row.begins}…</code>
          <span className="hint">{texts.made(row.made_by, timeTexts.at(row.made_at))}</span>
        </span>
      ),
    },
    {
      key: 'rights',
      header: heads.rights,
      cell: ({ rights, kinds }) => (
        <span className={styles.lines}>
          <span>{rights.map((right) => texts.rights[right]).join(', ')}</span>
          <span className="hint">
            {kinds.length === enquiryKinds.length
              ? texts.allKinds
              : kinds.map((kind) => kindNames[kind]).join(', ')}
          </span>
        </span>
      ),
    },
    {
      key: 'used',
      header: heads.used,
      cell: ({ used_at: usedAt }) => (usedAt === null ? texts.neverUsed : timeTexts.at(usedAt)),
    },
    {
      key: 'state',
      header: heads.state,
      cell: (row) => (
        <span className={styles.lines}>
          <span>{texts.states[stateOf(row)]}</span>
          {row.revoked_at !== null && (
            <span className="hint">{texts.revokedAt(timeTexts.at(row.revoked_at))}</span>
          )}
          {row.expire_date !== '' && (
            <span className="hint">{texts.until(timeTexts.date(row.expire_date))}</span>
          )}
        </span>
      ),
    },
    {
      key: 'revoke',
      header: heads.revoke,
      look: 'narrow',
      cell: (row) =>
        row.revoked_at === null && (
          <Button aria-label={texts.revokeOf(row.name)} onClick={() => onRevoke(row)}>
            {texts.revoke}
          </Button>
        ),
    },
  ];
}
