/** Where something stands in the Markdown source. */
export interface Place {
  start: { offset?: number };
  end: { offset?: number };
}

/** The little of the HTML tree that the paper's plugins touch. */
export interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, string>;
  value?: string;
  children?: TreeNode[];
  position?: Place;
}
