import { screenAddress } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { accountTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';

/** The account record, without the password: only its hash is stored, and nobody needs to see that. */
export function AccountDetails() {
  const account = useQuery({
    queryKey: queryKeys.account,
    queryFn: async ({ signal }) => {
      const [record] = await call('GET /api/manageAccount', { signal });
      if (!record) throw new Error('The answer holds no account.');
      return record;
    },
  });
  const { captions } = accountTexts;
  const record = account.data;
  return (
    <Screen texts={accountTexts} isBusy={account.isPending} className={styles.page}>
      <QueryFailure of={account} text={accountTexts.notLoaded} />
      {record && (
        <>
          <dl className={styles.record}>
            <Pair caption={captions.user_id} text={record.user_id} />
            <div>
              <dt>{captions.password}</dt>
              <dd>
                <span aria-hidden="true">••••••••</span>
                <span className="visually-hidden">{accountTexts.passwordHidden}</span>
                <Link to={screenAddress('change-password')} className="tap">
                  {accountTexts.changePassword}
                </Link>
              </dd>
            </div>
            {(['user_name', 'mobile_no', 'email', 'city', 'created_date'] as const).map((name) => (
              <Pair key={name} caption={captions[name]} text={record[name]} />
            ))}
            <Pair caption={captions.expire_date} text={record.expire_date || accountTexts.never} />
            <Pair caption={captions.Status} text={accountTexts.status[record.Status]} />
          </dl>
          <p className={styles.hint}>
            <Link to={screenAddress('profile')}>{accountTexts.editProfile}</Link>
          </p>
        </>
      )}
    </Screen>
  );
}

function Pair({ caption, text }: { caption: string; text: string }) {
  return (
    <div>
      <dt>{caption}</dt>
      <dd>{text || <span className={styles.absent}>{accountTexts.notGiven}</span>}</dd>
    </div>
  );
}
