import { specSections, splitLabel, toLabel, vehicleLimits } from '@dealership/shared';
import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { SelectField, TickField } from '../../ui/forms/choice-fields.tsx';
import type { TextValue } from '../../ui/forms/bind-fields.ts';
import type { FieldValue } from '../../ui/forms/field.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { LocalInput, Translations } from '../../ui/forms/languages/local-input.tsx';
import { TextInput, TypedInput } from '../../ui/forms/text-input.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ModelPicture } from './pictures-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { priceText } from './section-lines.ts';
import { useEditor } from './use-models.ts';
import { useSection } from './use-section.ts';
import styles from './models.module.css';

const { fields } = texts;

/** In rupees; an invalid one is sent as typed, and the server returns the error. */
function PriceInput({ value, ...field }: FieldValue<string | number>) {
  return (
    <TextInput
      {...field}
      label={fields.price}
      max={20}
      required
      inputMode="decimal"
      value={String(value)}
    />
  );
}

export function VariantsSection() {
  return (
    <PartsSection
      section={useSection('variants')}
      blank={{ id: 0, name: '', price: '' }}
      nameOf={({ name }) => name}
      below={<PlannedPrices />}
    >
      {({ field }) => (
        <div className={styles.pair}>
          <TextInput
            {...field('name')}
            label={fields.variant}
            max={vehicleLimits.variant}
            required
          />
          <PriceInput {...field('price')} />
        </div>
      )}
    </PartsSection>
  );
}

export function ColoursSection() {
  return (
    <PartsSection
      section={useSection('colours')}
      blank={{ id: 0, name: '', swatch: null, image: '' }}
      nameOf={({ name }) => name}
      show={({ swatch, image }) => ({ picture: image, colour: swatch })}
    >
      {({ part: { swatch }, change, field, text }) => (
        <>
          <div className={styles.pair}>
            <LocalInput
              {...text('name')}
              label={fields.colour}
              max={vehicleLimits.colour}
              required
            />
            {swatch !== null && (
              <InputField {...field('swatch')} label={fields.swatch} type="color" value={swatch} />
            )}
          </div>
          <TickField
            label={fields.hasSwatch}
            isTicked={swatch !== null}
            onChange={(isTicked) => change({ swatch: isTicked ? '#808080' : null })}
          />
          <ModelPicture {...field('image')} label={texts.pictures.ofColour} />
        </>
      )}
    </PartsSection>
  );
}

export function SpecsSection() {
  const section = useSection('specs');
  const { usual_words: usual } = useEditor().model;
  const isNarrow = useMedia('(width < 64em)');
  return (
    <PartsSection
      section={section}
      hint={texts.specsHint}
      blank={{
        section: section.value.at(-1)?.section ?? 'bodyDimensions',
        label: '',
        value: '',
      }}
      nameOf={({ label }) => splitLabel(label)}
      show={
        isNarrow
          ? ({ section: place, value }) => ({ under: texts.specSections[place], detail: value })
          : undefined
      }
    >
      {({ part, change, field, text }) => {
        const label = { label: fields.label, max: vehicleLimits.label };
        const { value: labels, ...others } = text('label');
        return (
          <div className={styles.pair}>
            <SelectField
              label={fields.specSection}
              all={specSections}
              chosen={part.section}
              nameOf={(each) => texts.specSections[each]}
              onChange={(chosen) => change({ section: chosen })}
            />
            <div>
              <TypedInput
                {...field('label')}
                {...label}
                required
                read={toLabel}
                show={splitLabel}
              />
              <Translations
                {...others}
                {...label}
                value={{ ...labels, en: splitLabel(part.label) }}
                usual={usual[part.label]}
                onChange={(changed) => others.onChange({ ...changed, en: part.label })}
              />
            </div>
            <LocalInput
              {...text('value')}
              label={fields.value}
              max={vehicleLimits.value}
              required
              usual={usual[part.value]}
            />
          </div>
        );
      }}
    </PartsSection>
  );
}

export function FeaturesSection() {
  return (
    <PartsSection
      section={useSection('features')}
      blank={{ heading: { en: '' }, description: { en: '' }, image: '' }}
      nameOf={({ heading }) => heading.en}
      show={({ image }) => ({ picture: image })}
    >
      {({ field, text }) => (
        <>
          <Wording text={text} />
          <ModelPicture {...field('image')} label={texts.pictures.ofFeature} />
        </>
      )}
    </PartsSection>
  );
}

export function AccessoriesSection() {
  return (
    <PartsSection
      section={useSection('accessories')}
      blank={{
        id: 0,
        heading: { en: '' },
        description: { en: '' },
        image: '',
        partNo: '',
        price: '',
      }}
      nameOf={({ heading }) => heading.en}
      show={({ image, price }) => ({ picture: image, detail: priceText(price) })}
    >
      {({ field, text }) => (
        <>
          <Wording text={text} />
          <div className={styles.pair}>
            <TextInput {...field('partNo')} label={fields.partNo} max={vehicleLimits.partNo} />
            <PriceInput {...field('price')} />
          </div>
          <ModelPicture {...field('image')} label={texts.pictures.ofAccessory} />
        </>
      )}
    </PartsSection>
  );
}

/** Heading and text of a feature or an accessory. */
function Wording({ text }: { text: (key: 'heading' | 'description') => TextValue }) {
  return (
    <>
      <LocalInput
        {...text('heading')}
        label={fields.heading}
        max={vehicleLimits.heading}
        required
      />
      <LocalInput
        {...text('description')}
        label={fields.description}
        max={vehicleLimits.description}
        lines={2}
      />
    </>
  );
}
