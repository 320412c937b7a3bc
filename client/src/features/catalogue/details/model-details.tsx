import { useState } from 'react';
import type { VehicleColour, VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { useVariants } from '../catalogue-resources.ts';
import { Colours } from './colours.tsx';
import { Overview } from './overview.tsx';
import { Accessories, Features } from './part-cards.tsx';
import { Specifications } from './specifications.tsx';
import styles from './model-details.module.css';

const texts = catalogueTexts.details;

interface ModelDetailsProps {
  model: VehicleView;
  /** Name of the variant in the address. */
  variantName: string | undefined;
  /** The colour of the picture, if one was chosen. */
  colour: VehicleColour | undefined;
  onColour: (colour: VehicleColour) => void;
}

/**
 * A model in five tabs. Features and accessories are fetched when their tab is opened for the first time: most
 * visitors open one or two of them.
 */
export function ModelDetails({ model, variantName, colour, onColour }: ModelDetailsProps) {
  const [chosen, setChosen] = useState('overview');
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const { data: variants = [] } = useVariants(model.bikeName);
  const variant = variants.find(({ name }) => name === variantName);
  const choice = { model, variants, variant, colour, onColour };
  const lateTabs = [
    { key: 'colours', label: texts.colours, content: <Colours model={model} /> },
    { key: 'features', label: texts.features, content: <Features model={model} /> },
    { key: 'accessories', label: texts.accessories, content: <Accessories model={model} /> },
  ];
  const tabs = [
    { key: 'overview', label: model.name, content: <Overview {...choice} /> },
    {
      key: 'specifications',
      label: texts.specifications,
      content: <Specifications model={model} />,
    },
    ...lateTabs.map((tab) => ({
      ...tab,
      content: <div className={styles.late}>{visited.has(tab.key) && tab.content}</div>,
    })),
  ];
  return (
    <>
      {/* The page's own heading is in the first tab, and is hidden with it. */}
      {chosen !== 'overview' && (
        <div className="visually-hidden">
          <h1>{model.name}</h1>
          <h2>{tabs.find(({ key }) => key === chosen)?.label}</h2>
        </div>
      )}
      <Tabs
        label={texts.tabs}
        onChoose={(key) => {
          setChosen(key);
          setVisited((before) => new Set(before).add(key));
        }}
        tabs={tabs}
      />
    </>
  );
}
