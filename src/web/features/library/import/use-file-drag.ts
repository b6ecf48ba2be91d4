import { useEffect, useEffectEvent, useState } from "react";

/** The files of a drop. Folders come with one too, and cannot be read. */
export function droppedFiles(transfer: DataTransfer): File[] {
  return Array.from(transfer.items).flatMap((item) => {
    const file = item.kind === "file" && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null;
    return file ? [file] : [];
  });
}

/** Takes files that are dropped anywhere on the page, where the browser would leave it for the file. @returns whether some hover over it. */
export function useFileDrag(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const transferOf = (event: DragEvent) => (event.dataTransfer?.types.includes("Files") ? event.dataTransfer : null);
    const over = (event: DragEvent) => {
      const transfer = transferOf(event);
      if (!transfer) return;
      event.preventDefault();
      transfer.dropEffect = "copy";
      setDragging(true);
    };
    // It is left for a part of the page again and again; only outside of the page is nothing it goes to.
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      const transfer = transferOf(event);
      if (!transfer) return;
      event.preventDefault();
      setDragging(false);
      take(transfer);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return isDragging;
}
