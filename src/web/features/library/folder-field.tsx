import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { labelsQuery } from "#web/api/shelf.ts";
import { TextField } from "#web/ui/field.tsx";

/** The contract's limit of a folder's name. */
export const folderMaxChars = 60;

interface FolderFieldProps {
  label: string;
  hint: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A folder by its name, with the ones that there are to choose from. */
export function FolderField({ label, hint, value, onValueChange }: FolderFieldProps) {
  const listId = useId();
  const { data: labels } = useQuery(labelsQuery);
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        list={listId}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <datalist id={listId}>
        {labels?.folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
