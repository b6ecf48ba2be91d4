/** Texts inside an archive. The server writes them in the language of the request. */
export const archiveFile = {
  name: "Lahja texts {date}",
  index: "Index",
  columns: {
    file: "File",
    title: "Title",
    template: "Template",
    variety: "Dialect",
    writer: "Writer",
    words: "Words",
    created: "Written ({zone})",
    updated: "Changed ({zone})",
    favourite: "Favorite",
    folder: "Folder",
    tags: "Tags",
    problem: "Not exported",
  },
  builtIn: "Built-in writer",
  own: "Account owner",
  yes: "yes",
  comma: ", ",
};
