/** The part of `node-llama-cpp` that we use. The program is no dependency of the product, so its own types are not there to import. */

export type Token = number;

export interface NativeSequence {
  readonly nextTokenIndex: number;
  readonly contextTokens: readonly Token[];
  clearHistory(): Promise<void>;
  eraseContextTokenRanges(ranges: readonly { readonly start: number; readonly end: number }[]): Promise<void>;
  evaluate(tokens: readonly Token[], options: SampleOptions): AsyncGenerator<Token, void, void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly Token[]): Promise<void>;
}

interface SampleOptions {
  readonly temperature: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly seed?: number;
  readonly tokenBias?: () => NativeTokenBias;
  readonly yieldEogToken?: boolean;
}

interface NativeTokenBias {
  set(token: Token, bias: "never" | { readonly logit: number }): this;
}

interface NativeContext {
  readonly contextSize: number;
  getSequence(): NativeSequence;
  dispose(): Promise<void>;
}

export interface NativeModel {
  readonly trainContextSize: number;
  readonly tokenizer: unknown;
  readonly fileInfo: {
    readonly metadata?: {
      readonly tokenizer?: { readonly chat_template?: unknown };
      readonly general?: { readonly architecture?: unknown };
    };
  };
  tokenize(text: string, specialTokens?: boolean): Token[];
  detokenize(tokens: readonly Token[], specialTokens?: boolean, lastTokens?: readonly Token[]): string;
  isEogToken(token: Token): boolean;
  createContext(options: {
    contextSize: number;
    sequences: number;
    threads: number;
    swaFullCache?: boolean;
  }): Promise<NativeContext>;
}

export interface NativeProgram {
  getLlama(options: object): Promise<{
    maxThreads: number;
    loadModel(options: object): Promise<NativeModel>;
  }>;
  resolveChatWrapper(
    model: NativeModel,
    options?: { readonly type: string; readonly customWrapperSettings: Readonly<Record<string, object>> },
  ): {
    generateContextState(options: { chatHistory: readonly object[] }): {
      readonly contextText: { tokenize(tokenizer: unknown): Token[] };
    };
  };
  readonly TokenBias: new (tokenizer: unknown) => NativeTokenBias;
}
