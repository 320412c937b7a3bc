import {
  leadKinds,
  leadLimits,
  screenAddress,
  type EnquiryKind,
  type LeadCheck,
} from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import { useState } from 'react';
import { checkFile } from '../../../lib/calls/check-file.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { FileCheck } from '../../../ui/lists/file-check.tsx';
import { Link } from '../../../ui/link.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { FoundLeads } from './found-leads.tsx';

/** Checks a file of leads, and imports it as it was checked. */
export function ImportLeads() {
  const ownKinds = useOwnKinds();
  const kinds = leadKinds.filter((each) => ownKinds.includes(each));
  const [kind, setKind] = useState<EnquiryKind | ''>('');
  const [file, setFile] = useState<File>();
  /** The result of the check, with the form that was checked: the same form is imported. */
  const [found, setFound] = useState<{ check: LeadCheck; sent: FormData; kind: EnquiryKind }>();
  const [done, setDone] = useState<{ message: string; kind: EnquiryKind; added: number }>();
  const form = useForm({
    fields: ['kind', 'file'],
    check: () => ({
      ...(kind === '' && { kind: texts.kindMissing }),
      ...(!file && { file: texts.fileMissing }),
      ...(file && file.size > leadLimits.bytes && { file: texts.fileTooLarge }),
    }),
    act: async () => {
      if (kind === '' || !file) return;
      forget();
      const { check, sent } = await checkFile<LeadCheck>('/api/desk/leads/check', {
        file,
        fields: { kind },
        changed: texts.fileChanged,
      });
      sent.append('digest', check.digest);
      setFound({ check, sent, kind });
    },
  });
  const forget = () => {
    setFound(undefined);
    setDone(undefined);
  };

  return (
    <FileCheck
      texts={texts}
      ways={
        <div>
          <Link to={screenAddress('desk')} className={buttonClass('quiet')}>
            {texts.back}
          </Link>
        </div>
      }
      form={form}
      before={
        <SelectField
          label={texts.kind}
          required
          error={form.problems.kind}
          all={['', ...kinds]}
          chosen={kind}
          nameOf={(each) => (each ? kindNames[each] : texts.choose)}
          onChange={(each) => {
            setKind(each);
            forget();
          }}
        />
      }
      onFile={(chosen) => {
        setFile(chosen);
        forget();
      }}
      done={
        done && (
          <>
            <span>{`${done.message}. `}</span>
            {done.added > 0 && (
              <Link
                className="tap"
                to={screenAddress('desk', { view: 'unassigned', kind: done.kind })}
              >
                {texts.see}
              </Link>
            )}
          </>
        )
      }
      found={
        found && (
          <FoundLeads
            {...found}
            onImported={({ message, added }) => {
              setFound(undefined);
              setDone({ message, added, kind: found.kind });
            }}
          />
        )
      }
    />
  );
}
