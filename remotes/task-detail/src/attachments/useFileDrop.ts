import { type DragEvent, useState } from 'react';

export interface DropZone {
  readonly 'data-drop-zone': true;
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

export function useFileDrop(onFiles: (files: readonly File[]) => void): {
  readonly isOver: boolean;
  readonly zone: DropZone;
} {
  const [isOver, setIsOver] = useState(false);

  function handleOver(event: DragEvent): void {
    if (!hasFiles(event)) return;
    // Without this, the browser opens the file instead of the page.
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
