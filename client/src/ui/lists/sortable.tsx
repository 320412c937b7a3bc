import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { sortableTexts as texts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import {
  createContext,
  useContext,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { LineDrawing } from '../icon.tsx';
import type { RowFrame } from './row-frame.tsx';
import styles from './sortable.module.css';

interface SortableProps {
  /** Ids of the items, in their order; none is 0. */
  ids: readonly number[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The list makes the announcements, since it has buttons that do the same by keyboard. */
const silent = () => undefined;
const announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};

/** A list whose items (`useSortableItem`) can be dragged to another place with a mouse or a finger. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const sensors = useSensors(useSensor(PointerSensor));
  const moveIt = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      onMove(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={moveIt}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The props that make an element an item of the `Sortable` around it, and those of its handle. */
export function useSortableItem(id: number) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const style: CSSProperties = {
    transition,
    // Up and down only.
    ...(transform && { transform: `translateY(${transform.y}px)` }),
    ...(isDragging && { position: 'relative', zIndex: 1 }),
  };
  const handle = (
    <span {...listeners} className={styles.handle} title={texts.drag} aria-hidden="true">
      <LineDrawing path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </span>
  );
  return { setNodeRef, style, handle };
}

const HandleContext = createContext<ReactNode>(null);

/** A row of a table, or the card in its place, as an item of the `Sortable` around the table. */
export function SortableRow({ id, tag: Tag, className, children }: ComponentProps<RowFrame>) {
  const { setNodeRef, style, handle } = useSortableItem(Number(id));
  return (
    <HandleContext value={handle}>
      <Tag ref={setNodeRef} style={style} className={className}>
        {children}
      </Tag>
    </HandleContext>
  );
}

/** The handle of the row around it. */
export function RowHandle() {
  return useContext(HandleContext);
}
