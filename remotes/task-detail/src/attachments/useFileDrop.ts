import { type DragEvent, useState } from 'react';

/** Attributes for the element that files are dropped onto. */
export interface DropZone {
  readonly 'data-drop-zone': true;
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Takes files that are dropped onto an element; whatever else is dragged there is left alone. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): {
  readonly isOver: boolean;
  readonly zone: DropZone;
} {
  const [isOver, setIsOver] = useState(false);

  function handleOver(event: DragEvent): void {
    if (!hasFiles(event)) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setIsOver(true);
  }

  return {
    isOver,
    zone: {
      'data-drop-zone': true,
      onDragEnter: handleOver,
      onDragOver: handleOver,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
