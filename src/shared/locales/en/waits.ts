/** What a writer waits for while no text arrives. */
export const waits = {
  connecting: "Connecting to the model",
  loading: "Loading the model: this can take minutes",
  busy: "The service is busy, trying again {seconds, plural, =0 {now} one {in # second} other {in # seconds}}",
  busySoon: "The service is busy. The text is asked for again automatically.",
  thinking: "The model is thinking",
  queued:
    "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in line{minutes, plural, =0 {} one {, about a minute} other {, about # minutes}}",
  reading: "The model is reading your brief",
};
