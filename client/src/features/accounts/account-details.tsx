import { screenAddress } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { accountTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { Link } from '../../ui/link.tsx';
import { Pair } from '../../ui/lists/pair.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';

/** The account record, without the password: only its hash is stored, and nobody needs to see that. */
export function AccountDetails() {
  const account = useQuery(callQuery(queryKeys.account, 'GET /api/manageAccount'));
  const { captions } = accountTexts;
  const record = account.data?.[0];
  return (
    <Screen texts={accountTexts} isBusy={account.isPending} className={styles.page}>
      <QueryFailure of={account} text={accountTexts.notLoaded} />
      {record && (
        <>
          <dl className={styles.record}>
            <Pair name={captions.user_id}>{record.user_id}</Pair>
            <Pair name={captions.password}>
              <span aria-hidden="true">••••••••</span>
              <span className="visually-hidden">{accountTexts.passwordHidden}</span>
              <Link to={screenAddress('change-password')} className="tap">
                {accountTexts.changePassword}
              </Link>
            </Pair>
            {(['user_name', 'mobile_no', 'email', 'city'] as const).map((name) => (
              <Pair key={name} name={captions[name]}>
                {record[name] || <span className={styles.absent}>{accountTexts.notGiven}</span>}
              </Pair>
            ))}
            <Pair name={captions.created_date}>{timeTexts.date(record.created_date)}</Pair>
            <Pair name={captions.expire_date}>
              {record.expire_date ? timeTexts.date(record.expire_date) : accountTexts.never}
            </Pair>
            <Pair name={captions.Status}>{accountTexts.status[record.Status]}</Pair>
          </dl>
          <p className="hint">
            <Link to={screenAddress('profile')} className={styles.more}>
              {accountTexts.editProfile}
            </Link>
          </p>
        </>
      )}
    </Screen>
  );
}
