import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { meets, type Rights } from '../../../lib/staff/rights.ts';

type Folds = Partial<Record<string, boolean>>;

/**
 * Which groups of the menu are open. The group of the shown screen is; for the others this browser keeps each person's
 * choice until they log out.
 */
export function useFolds(user: Rights, current: string | undefined) {
  const { pathname } = useLocation();
  const key = `menu ${user.user_id}`;
  const [folds, setFolds] = useState(() => readFolds(key));
  /** Where the person closed the group of the shown screen. */
  const [closedAt, setClosedAt] = useState('');
  const isOpen = (group: string) => {
    if (group === current) return closedAt !== pathname;
    // People without enquiries work with prices, offers and pictures.
    return folds[group] ?? (group === 'manage' && !meets(user, 'enquiries.read'));
  };
  const toggle = (group: string) => {
    const changed = { ...folds, [group]: !isOpen(group) };
    setFolds(changed);
    if (group === current) setClosedAt(changed[group] ? '' : pathname);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // This browser stores nothing.
    }
  };
  return { isOpen, toggle };
}

function readFolds(key: string): Folds {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Folds;
  } catch {
    return {};
  }
}
