import { useState, type ChangeEvent } from 'react';
import { formatRupees, pagePaths, pathIn, product } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { productTexts as kindTexts } from '@dealership/shared/texts/common/kinds/product.ts';
import {
  modelCall,
  useModel,
  useVariants,
} from '../../../features/catalogue/catalogue-resources.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { useAskedPrice } from '../../../features/catalogue/price-card/asked-price.ts';
import { PreviewNote } from '../../../features/catalogue/preview-note.tsx';
import { previewOf } from '../../../features/catalogue/preview.ts';
import { useAskedModel } from '../../../features/catalogue/use-asked-model.ts';
import { useModelTitle } from '../../../features/catalogue/use-model-title.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { CARD_NAME } from '../../../features/enquiries/form-view.ts';
import { usePageWhatsappWords } from '../../../lib/staff/whatsapp-words.ts';
import { statusOf, useResource } from '../../../lib/calls/use-resource.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { unknownModel } from '@dealership/shared/texts/public/unknown-model.ts';
import { testRideTexts as texts } from '@dealership/shared/texts/public/pages/test-ride.ts';
import { FormCard } from '../parts/form-card.tsx';
import { AskedModel, FailedModel, LoadingModel, OtherModel } from './asked-model.tsx';
import studio from '../../../features/catalogue/studio.module.css';
import styles from './text-ride-booking-page.module.css';

const terms = {
  label: (
    <>
      {texts.terms}{' '}
      <a href={pathIn(locale, pagePaths['terms-conditions'])} target="_blank" rel="noopener">
        {texts.termsLink}
      </a>
    </>
  ),
  missing: texts.termsMissing,
};

const undecided = { value: texts.price.undecided, label: texts.price.noColour };

function wordsFor(asks: ReturnType<typeof useAskedPrice>) {
  if (!asks) return { heading: texts.form, text: texts.formHint };
  const { form, hint, hintWithTotal } = texts.price;
  const { seenTotal } = asks;
  return {
    heading: form,
    text: seenTotal === undefined ? hint : hintWithTotal(formatRupees(seenTotal)),
  };
}

/** Asks for a test ride of a model, for a price, or anything else about it. */
export function TextRideBookingPage() {
  const asked = useAskedModel();
  const choices = useModelChoices();
  // In the first render it is not yet known whether the address contains a model.
  const isNameless = asked?.bikeName === unknownModel;
  const { status, data: model, error, retry } = useModel(asked?.bikeName);
  const variants = useVariants(asked?.bikeName);
  const colours = useResource(modelCall('GET /api/bikeColours/:bikeName', asked?.bikeName));
  const [colourName, setColourName] = useState('');
  useModelTitle('text-ride-booking', model);
  usePageWhatsappWords(model && catalogueTexts.whatsappMessage(model.name));

  const isUnknown = statusOf(error) === 404;
  // A preview offers no enquiry about a model that is not on sale.
  const sold = model?.active && previewOf(model.bikeName)?.isSold !== false ? model : undefined;
  const variant = variants.data?.find(({ name }) => name === asked?.variant);
  const asks = useAskedPrice(sold?.bikeName);
  const isWaiting = !isNameless && (status === 'loading' || colours.status === 'loading');
  const ownColours = sold
    ? (colours.data ?? []).map(({ name, label = name }) => ({ value: name, label }))
    : [];
  return (
    <div className={studio.page}>
      <PreviewNote bikeName={asked?.bikeName} />
      <div className={styles.inner}>
        {model ? (
          <AskedModel
            model={model}
            // The price of a variant is not known until the variants are loaded.
            price={
              asked?.variant && variants.status === 'loading'
                ? undefined
                : (variant?.price ?? model.bikePrice)
            }
            variantName={variant?.name}
            colour={colours.data?.find(({ name }) => name === colourName)}
          />
        ) : isUnknown ? (
          <OtherModel
            name={texts.unknown.name}
            text={texts.unknown.text(asked?.bikeName ?? '')}
            choices={choices}
            {...(asked && { asked: asked.bikeName })}
          />
        ) : isNameless ? (
          <OtherModel {...texts.noModel} choices={choices} />
        ) : status === 'failed' ? (
          <FailedModel onRetry={retry} />
        ) : (
          <LoadingModel />
        )}
        <div
          className={styles.form}
          onChange={({ target }: ChangeEvent<HTMLElement>) => {
            if (target instanceof HTMLSelectElement && target.name === 'color') {
              setColourName(target.value);
            }
          }}
        >
          <FormCard {...wordsFor(asks)}>
            <EnquiryForm
              // Another form: its questions are answered from the card.
              key={asks ? 'price' : 'ride'}
              definition={product}
              texts={kindTexts}
              models={choices}
              given={{
                ...(sold && { model: sold.name }),
                ...(sold && variant && { variant: variant.name }),
                ...(asks && { colour: undecided.value }),
              }}
              locked={sold ? ['model'] : []}
              // The model's own colours; the usual ones if it has none or they cannot be loaded.
              options={
                asks
                  ? { colour: [undecided, ...ownColours] }
                  : isWaiting || ownColours.length > 0
                    ? { colour: ownColours }
                    : {}
              }
              // The card asks for no ride, and so for no agreement to its terms.
              terms={asks ? undefined : terms}
            >
              {asks && (
                <input
                  type="hidden"
                  name={CARD_NAME}
                  defaultValue={JSON.stringify(asks.card)}
                  data-seen-total={asks.seenTotal}
                />
              )}
            </EnquiryForm>
          </FormCard>
        </div>
      </div>
    </div>
  );
}
