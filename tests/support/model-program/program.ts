import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Stands in for the program that runs models, in the process of a local model: it opens the file as the real one does, and writes the
 * same paragraph whatever it is asked for, a word each few milliseconds. A file of an architecture `nobody` is one that it does not know.
 */
export const paragraph = `صباح الخير يا جماعة، قهوة الصباح عندنا حكاية تانية خالص. نصحى بدري ونشم ريحة البن وهو بيتحمّص على النار، ونقعد شوية مع
بعض قبل ما اليوم يبتدي. فنجان واحد يكفي علشان تفوق وتبتسم وتبدأ شغلك وانت رايق. جرّبها معانا المرة دي، وقول لنا إيه رأيك في
الطعم والريحة والجو الحلو اللي بيجمعنا كل يوم على ترابيزة واحدة، من غير استعجال ومن غير زحمة. مستنيينك بكرة الصبح، والدعوة
مفتوحة لك ولأصحابك كلهم.`;

const words = ["", ...paragraph.split(/\s+/).map((word, at) => (at === 0 ? word : ` ${word}`))];
const msPerWord = 5;

class Sequence {
  nextTokenIndex = 0;
  readonly contextTokens: number[] = [];
  async clearHistory() {
    this.nextTokenIndex = 0;
  }
  async eraseContextTokenRanges([range]: { start: number }[]) {
    this.nextTokenIndex = range?.start ?? 0;
  }
  async evaluateWithoutGeneratingNewTokens(tokens: number[]) {
    this.nextTokenIndex += tokens.length;
  }
  async *evaluate(tokens: number[]) {
    this.nextTokenIndex += tokens.length;
    for (let token = (tokens.at(-1) ?? 0) + 1; token < words.length; token += 1) {
      await wait(msPerWord);
      yield token;
      this.nextTokenIndex += 1;
    }
  }
}

export async function getLlama() {
  return {
    maxThreads: 1,
    async loadModel({ modelPath }: { modelPath: string }) {
      if (readFileSync(modelPath).includes("nobody")) throw new Error("unknown model architecture: 'nobody'");
      return {
        trainContextSize: 4_096,
        tokenizer: {},
        fileInfo: { metadata: { tokenizer: { chat_template: "{{ messages }}" } } },
        tokenize: () => [0],
        detokenize: (tokens: number[]) => tokens.map((token) => words[token]).join(""),
        isEogToken: () => false,
        createContext: async () => ({ contextSize: 4_096, getSequence: () => new Sequence() }),
      };
    },
  };
}

export const resolveChatWrapper = () => ({ generateContextState: () => ({ contextText: { tokenize: () => [0, 0] } }) });

export class TokenBias {
  set() {
    return this;
  }
}
