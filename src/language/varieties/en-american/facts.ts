import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

/** Sentences that carry what the person wrote into a field. */
export const facts = {
  sms: [
    "{=offer} {until|through} {=deadline}: {=link}",
    "{Until|Through} {=deadline}: {=offer} {=link}",
    "{Ends|Closes} {=deadline}: {=offer} {=link}",
    "{Yours|Today} to {=deadline}: {=offer} {=link}",
    "{=offer}, {only|now} to {=deadline} {=link}",
    "{Now|New}: {=offer}, to {=deadline} {=link}",
    "{Psst|Hey}, {=offer}. Last day {=deadline}: {=link}",
    "A little something for you: {=offer}. {Use it|Yours} by {=deadline} at {=link}",
    "Before you shop {this week|again}: {=offer}, good through {=deadline}. {=link}",
    "{Circle|Mark} {=deadline} on the calendar. Till then it’s {=offer}: {=link}",
    "Been meaning to {stop by|try us}? {=offer} through {=deadline}. {=link}",
    "We’ll keep it short: {=offer}. {Last call|Ends} {=deadline}. {=link}",
    "Good news, {neighbor|friend}: {=offer}. Have a look before {=deadline}: {=link}",
    "Got a {minute|second}? {=offer}, and it’s over {=deadline}: {=link}",
    "Save this {text|one}: {=offer}, good until {=deadline}. {=link}",
    { text: "Current offer: {=offer}, valid through {=deadline}. {Terms|Details}: {=link}", tones: ["professional", "formal"] },
  ],
  askLine: ["We’re raising {=fundingAsk}."],
  marketLine: ["The market: {=market}."],
  repair: ["What we are doing now: {=repair}."],
  bioLine: ["{subject}, {=position}."],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
