import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { labelsQuery } from "#web/api/shelf.ts";
import { TextField } from "#web/ui/field.tsx";

interface FolderFieldProps {
  label: string;
  hint: string;
  value: string;
  error?: string | null;
  disabled?: boolean;
  onValueChange: (value: string) => void;
}

/** A folder by its name, with the ones that there are to choose from. */
export function FolderField({ onValueChange, ...field }: FolderFieldProps) {
  const listId = useId();
  const { data: labels } = useQuery(labelsQuery);
  return (
    <div>
      <TextField {...field} list={listId} autoComplete="off" onChange={({ target }) => onValueChange(target.value)} />
      <datalist id={listId}>
        {labels?.folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
