import { specSections, splitLabel, toLabel, vehicleLimits } from '@dealership/shared';
import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { SelectField, TickField } from '../../ui/forms/choice-fields.tsx';
import type { FieldValue } from '../../ui/forms/field.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { LocalInput, TextInput, TypedInput } from '../../ui/forms/text-input.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ModelPicture } from './pictures-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { priceText } from './section-lines.ts';
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
      {({ part: { swatch }, change, field }) => (
        <>
          <div className={styles.pair}>
            <TextInput
              {...field('name')}
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
      {({ part, change, field }) => (
        <div className={styles.pair}>
          <SelectField
            label={fields.specSection}
            all={specSections}
            chosen={part.section}
            nameOf={(each) => texts.specSections[each]}
            onChange={(chosen) => change({ section: chosen })}
          />
          <TypedInput
            {...field('label')}
            label={fields.label}
            max={vehicleLimits.label}
            required
            read={toLabel}
            show={splitLabel}
          />
          <TextInput {...field('value')} label={fields.value} max={vehicleLimits.value} required />
        </div>
      )}
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
      {({ field }) => (
        <>
          <LocalInput {...field('heading')} {...heading} />
          <LocalInput {...field('description')} {...description} />
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
      {({ field }) => (
        <>
          <LocalInput {...field('heading')} {...heading} />
          <LocalInput {...field('description')} {...description} />
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

const heading = { label: fields.heading, max: vehicleLimits.heading, required: true };
const description = { label: fields.description, max: vehicleLimits.description, lines: 2 };
