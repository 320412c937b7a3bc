import { useState, type ReactNode } from 'react';
import type { VehicleCard } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useVehicles } from '../catalogue-resources.ts';
import { useFoundModels } from './use-found-models.ts';
import styles from './model-search.module.css';

const texts = catalogueTexts.find;

interface ModelSearchProps {
  /** The models that are shown while nothing is typed, or nothing is found. */
  vehicles: readonly VehicleCard[];
  children: (vehicles: readonly VehicleCard[]) => ReactNode;
  /** The text in the address; then the page says how many were found. */
  kept?: { text: string; keep: (text: string) => void };
}

/** A field that finds models of both types, above those that it has found. */
export function ModelSearch({ vehicles, children, kept }: ModelSearchProps) {
  // Beside the address, which follows a little later: letters that are typed fast would be lost.
  const [typed, setTyped] = useState(kept?.text ?? '');
  const isUsed = typed.trim() !== '';
  // Of the type that is not on the page the models are fetched when somebody types.
  const all = [
    vehicles,
    useVehicles(isUsed ? 'motorcycle' : undefined).data ?? [],
    useVehicles(isUsed ? 'scooter' : undefined).data ?? [],
  ].flat();
  const found = useFoundModels(typed, [...new Map(all.map((each) => [each.id, each])).values()]);
  const noteOn = (count: number) => {
    if (count === 0) return texts.none;
    return kept ? null : texts.found(count);
  };
  return (
    <>
      <div role="search">
        <InputField
          label={texts.label}
          className={styles.search}
          type="search"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            kept?.keep(text.trim());
          }}
          note={found ? noteOn(found.length) : null}
        />
      </div>
      {children(found && found.length > 0 ? found : vehicles)}
    </>
  );
}
