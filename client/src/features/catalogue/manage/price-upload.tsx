import { priceListLimits, screenAddress, type PriceListCheck } from '@dealership/shared';
import { priceListTexts as texts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { FileCheck, Found } from '../../../ui/lists/file-check.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { useFileCheck } from '../../../ui/lists/use-file-check.ts';
import { PriceDifferences } from './price-differences.tsx';
import { PriceListFiles } from './price-list-files.tsx';
import styles from './price-upload.module.css';

/** Reads a price list, shows the changes it would make, and applies them. */
export function PriceUpload() {
  const [validFrom, setValidFrom] = useState('');
  const list = useFileCheck<PriceListCheck, string>({
    path: '/api/priceList/check',
    maxBytes: priceListLimits.bytes,
    texts,
    fields: { validFrom },
  });

  return (
    <FileCheck
      texts={{ ...texts, title: texts.upload }}
      ways={
        <div className={styles.buttons}>
          <PriceListFiles />
          <Link to={screenAddress('price')} className={buttonClass('quiet')}>
            {texts.back}
          </Link>
        </div>
      }
      list={list}
      after={
        <InputField
          label={texts.day}
          hint={texts.dayHint}
          error={list.form.problems.validFrom}
          type="date"
          value={validFrom}
          onChange={(day) => {
            setValidFrom(day);
            list.forget();
          }}
        />
      }
      done={list.done}
      found={
        list.found && (
          <Result
            found={list.found.check}
            isAtOnce={validFrom === ''}
            recheck={list.checkChosen}
            onApplied={list.finish}
          />
        )
      }
    />
  );
}

interface ResultProps {
  found: PriceListCheck;
  isAtOnce: boolean;
  /** Checks again, after somebody else has changed prices. */
  recheck: () => Promise<void>;
  onApplied: (message: string) => void;
}

function Result({ found, isAtOnce, recheck, onApplied }: ResultProps) {
  const queries = useQueryClient();
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const changes = found.changes.map(({ key, old, price }) => ({ key, old, price }));
      const body = { changes, ...(!isAtOnce && { validFrom: found.valid_from }) };
      try {
        const { message } = await call('POST /api/priceList/apply', { body });
        void queries.invalidateQueries();
        void showToast('success', message);
        onApplied(message);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
        await recheck();
        throw new Refusal(texts.stale);
      }
    },
  });
  const day = timeTexts.date(found.valid_from);
  const count = found.changes.length;

  return (
    <Found title={isAtOnce ? texts.result.now : texts.result.from(day)}>
      <PriceDifferences
        found={found}
        action={
          <>
            <Failure>{failure}</Failure>
            {count > 0 && found.errors.length === 0 && (
              <div>
                <Button variant="primary" busy={isBusy} onClick={() => void change()}>
                  {isBusy
                    ? texts.apply.busy
                    : isAtOnce
                      ? texts.apply.now(count)
                      : texts.apply.from(count, day)}
                </Button>
              </div>
            )}
          </>
        }
      />
    </Found>
  );
}
