import {
  pictureSettings,
  settingPermissions,
  socialNetworks,
  toPlainText,
  type PictureSetting,
} from '@dealership/shared';
import { useContext, useState } from 'react';
import {
  detailsTexts as texts,
  pictureSettingTexts,
} from '@dealership/shared/texts/staff/settings/settings.ts';
import { meets, RightsContext } from '../../lib/staff/rights.ts';
import { EmailField } from '../../ui/forms/email-field.tsx';
import {
  Identity,
  Messages,
  Phones,
  Place,
  TextField,
  NumberField,
} from './sections/setting-fields.tsx';
import { sectionOf, type SettingFields } from './sections/settings-section.tsx';
import { isSame, settingsQuery } from './sections/form-settings.ts';
import { SettingParts } from './sections/setting-parts.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { SelectField, TickField } from '../../ui/forms/choice-fields.tsx';
import { useQuery } from '@tanstack/react-query';
import { bindTexts } from '../../ui/forms/bind-fields.ts';
import { LocalInput } from '../../ui/forms/languages/local-input.tsx';
import { PictureField } from '../../ui/forms/picture-field.tsx';

const { sections } = texts;

/** The dealership's data for visitors, without its hours. */
export function DealershipScreen() {
  const rights = useContext(RightsContext);
  const own = parts.filter(({ names }) =>
    names.every((name) => {
      const need = settingPermissions[name];
      return !need || (rights && meets(rights, need));
    }),
  );
  return (
    <SettingsScreen texts={texts} names={own.flatMap(({ names }) => names)}>
      {(settings) => <SettingParts parts={own} settings={settings} />}
    </SettingsScreen>
  );
}

const parts = [
  sectionOf(sections.identity, ['name', 'address'], Identity),
  sectionOf(sections.words, ['shortLine', 'legalName'], Words),
  sectionOf(sections.phones, ['phones'], Phones),
  sectionOf(sections.messages, ['whatsapp', 'email'], Messages),
  sectionOf(sections.grievance, ['grievance'], Grievance),
  sectionOf(sections.place, ['position', 'directions', 'areaPlan'], Whereabouts),
  sectionOf(sections.pictures, pictureSettings, Pictures),
  sectionOf(sections.social, ['socialLinks'], Social),
  sectionOf(sections.loan, ['loan'], Loan),
  sectionOf(sections.credits, ['film', 'developerCredit', 'vendorCredit'], Credits),
  sectionOf(sections.calendars, ['calendarNames'], CalendarNames),
  sectionOf(sections.tracking, ['tracking'], Tracking),
];

function Words({ field, text }: SettingFields<'shortLine' | 'legalName'>) {
  return (
    <>
      <LocalInput
        {...text('shortLine')}
        label={texts.shortLine}
        hint={texts.shortLineHint}
        required
        max={90}
      />
      <TextField
        {...field('legalName')}
        label={texts.legalName}
        hint={texts.legalNameHint}
        maxLength={120}
      />
    </>
  );
}

function Grievance({ values: { grievance }, set, problems, part }: SettingFields<'grievance'>) {
  const text = bindTexts({
    values: grievance,
    problems,
    onChange: (changed) => set({ grievance: { ...grievance, ...changed } }),
    path: 'grievance.',
  });
  return (
    <>
      <p className="hint">{texts.grievanceHint}</p>
      <div className="beside">
        <TextField {...part('grievance', 'name')} label={texts.grievance.name} />
        <LocalInput {...text('post')} label={texts.grievance.post} max={60} />
      </div>
      <div className="beside">
        <EmailField {...part('grievance', 'email')} label={texts.grievance.email} />
        <TextField {...part('grievance', 'phone')} type="tel" label={texts.grievance.phone} />
      </div>
    </>
  );
}

function CalendarNames({ field }: SettingFields<'calendarNames'>) {
  const { value, error, onChange } = field('calendarNames');
  return (
    <>
      <p className="hint">{texts.calendarNamesHint}</p>
      <TickField label={texts.calendarNames} error={error} isTicked={value} onChange={onChange} />
    </>
  );
}

function Tracking({ values: { tracking }, set, problems }: SettingFields<'tracking'>) {
  return (
    <>
      <p className="hint">{texts.trackingHint}</p>
      <TickField
        label={texts.tracking}
        error={problems.tracking}
        isTicked={tracking}
        onChange={(isTicked) => set({ tracking: isTicked })}
      />
    </>
  );
}

/** The place of the first branch, and the way to it, as a text and as a plan. */
function Whereabouts(fields: SettingFields<'position' | 'directions' | 'areaPlan'>) {
  const { values, set } = fields;
  const { areaPlan } = values;
  /** The plan to restore when the tick is set again. */
  const [plan, setPlan] = useState(areaPlan);
  if (areaPlan && areaPlan !== plan) setPlan(areaPlan);
  return (
    <>
      <Place {...fields} />
      <LocalInput
        {...fields.text('directions')}
        label={texts.directions}
        hint={texts.directionsHint}
        lines={3}
        max={1000}
      />
      {plan && (
        <TickField
          label={texts.hasPlan}
          isTicked={areaPlan !== null}
          onChange={(isTicked) => set({ areaPlan: isTicked ? plan : null })}
        />
      )}
    </>
  );
}

function Social({ values: { socialLinks }, set, problems }: SettingFields<'socialLinks'>) {
  return (
    <>
      <p className="hint">{texts.socialHint}</p>
      {socialNetworks.map((network) => {
        const at = socialLinks.findIndex(({ label }) => label === network);
        return (
          <TextField
            key={network}
            label={network}
            type="url"
            value={socialLinks[at]?.url ?? ''}
            error={problems[`socialLinks.${at}.url`]}
            onChange={(url) => {
              const others = socialLinks.filter(({ label }) => label !== network);
              const all = url === '' ? others : [...others, { label: network, url }];
              set({
                socialLinks: socialNetworks.flatMap((name) =>
                  all.filter(({ label }) => label === name),
                ),
              });
            }}
          />
        );
      })}
    </>
  );
}

/** `2, 3, 5`; a part that is no number is `NaN`. */
function yearsIn(typed: string): number[] {
  const parts = typed.split(',').filter((part) => part.trim() !== '');
  return parts.map((part) => Number(toPlainText(part)));
}

function Loan({ values: { loan }, set, problems, part }: SettingFields<'loan'>) {
  const [typed, setTyped] = useState('');
  return (
    <div className="beside">
      <NumberField {...part('loan', 'annualRate')} label={texts.rate} />
      <InputField
        label={texts.years}
        required
        error={
          problems['loan.years'] ??
          loan.years.map((_, at) => problems[`loan.years.${at}`]).find((each) => each !== undefined)
        }
        maxLength={40}
        value={isSame(yearsIn(typed), loan.years) ? typed : loan.years.join(', ')}
        onChange={(text) => {
          setTyped(text);
          const years = yearsIn(text);
          const isAmong = loan.defaultYears !== undefined && years.includes(loan.defaultYears);
          const defaultYears = isAmong ? loan.defaultYears : years[0];
          set({ loan: { ...loan, years, defaultYears } });
        }}
      />
      <SelectField
        label={texts.defaultYears}
        error={problems['loan.defaultYears']}
        all={[...new Set(loan.years.filter(Number.isInteger))]}
        chosen={loan.defaultYears ?? loan.years[0] ?? NaN}
        nameOf={String}
        onChange={(defaultYears) => set({ loan: { ...loan, defaultYears } })}
      />
    </div>
  );
}

function Credits({ field, part }: SettingFields<'film' | 'developerCredit' | 'vendorCredit'>) {
  return (
    <>
      <TextField {...field('film')} label={texts.film} hint={texts.filmHint} />
      <div className="beside">
        <TextField
          {...part('developerCredit', 'name')}
          label={texts.developerName}
          maxLength={60}
        />
        <TextField {...part('developerCredit', 'url')} label={texts.developerUrl} type="url" />
      </div>
      <TextField {...field('vendorCredit')} label={texts.vendorCredit} maxLength={60} />
    </>
  );
}

/** The product's own pictures; the drawn plan is no file. */
const standardPictures: Readonly<Partial<Record<PictureSetting, string>>> = {
  still: '/pictures/scenes/phone-640.webp',
  sharePicture: '/pictures/hornet-2-0/share.jpg',
  icon: '/icon.svg',
};

/** The pictures of the site that belong to no model. */
function Pictures({ values, set, problems }: SettingFields<PictureSetting>) {
  // The form around it has just fetched them.
  const { data } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const { settings = [], pictures = [] } = data ?? {};
  return (
    <>
      <p className="hint">{pictureSettingTexts.hint}</p>
      {pictureSettings.map((name) => {
        const path = values[name] ?? '';
        const isSaved = settings.some((each) => each.name === name && each.value === values[name]);
        return (
          <PictureField
            key={name}
            label={pictureSettingTexts.labels[name]}
            hint={pictureSettingTexts.hints[name]}
            path={path}
            standard={standardPictures[name]}
            storedText={isSaved ? '' : pictureSettingTexts.stored(pictureSettingTexts.labels[name])}
            known={pictures.find((picture) => picture.path === path)}
            error={problems[name]}
            onChange={(chosen) => set({ [name]: chosen === '' ? null : chosen })}
          />
        );
      })}
    </>
  );
}
