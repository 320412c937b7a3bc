import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ownPhoneTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { OwnSection } from '../../ui/screens/own-section.tsx';

/**
 * Marks this browser as the person's own phone, or removes the mark (rules: own-phone). Adding it needs a second
 * factor and the password, removing it neither. There a session locks after 30 minutes without use, and the password
 * unlocks it, until 12 hours after the second factor; without a connection, session-keeper locks the screens (tests:
 * security-screen; server: auth/both/own-phone; journey: own-phone).
 */
export function OwnPhoneSection({ userId }: { userId: string }) {
  // Offered only where a finger is the main pointer, as on phones; any browser with the mark can remove it.
  const isOnPhone = useMedia('(pointer: coarse)');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const own = useQuery(callQuery(queryKeys.ownPhone(userId), 'GET /api/own-phone'));

  const reload = async () => {
    await own.refetch();
    void queries.invalidateQueries({ queryKey: queryKeys.me });
  };

  const add = async (password: string) => {
    await call('POST /api/own-phone', { body: { password } });
    await reload();
    void showToast('success', texts.added);
  };

  const { change: remove, isBusy } = useChange({
    mutate: async () => {
      await call('DELETE /api/own-phone', {});
      await reload();
      // The button that had the focus is gone.
      heading.current?.focus();
      void showToast('success', texts.removed);
    },
    onFailed: showFailure,
  });

  if (!isOnPhone && !own.data?.since) return null;
  return (
    <OwnSection texts={texts} heading={heading} isBusy={own.isPending}>
      <QueryFailure of={own} />
      {own.data && own.data.since !== null && (
        <>
          <p>{texts.since(timeTexts.day(own.data.since))}</p>
          <div>
            <Button busy={isBusy} onClick={() => void remove()}>
              {isBusy ? texts.removing : texts.remove}
            </Button>
          </div>
        </>
      )}
      {own.data?.since === null &&
        (own.data.has_second_factor ? (
          <div>
            <Button onClick={() => setIsAsking(true)}>{texts.add}</Button>
          </div>
        ) : (
          <p>{texts.factorFirst}</p>
        ))}
      {isAsking && (
        <PasswordDialog
          title={texts.addTitle}
          about={texts.addAbout}
          action={{ text: texts.add, busy: texts.adding }}
          act={add}
          onClosed={() => setIsAsking(false)}
          focusAfter={heading}
        />
      )}
    </OwnSection>
  );
}
