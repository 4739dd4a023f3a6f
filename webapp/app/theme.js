/*
 * Light or dark: as the device has it, unless the reader chose.
 */

const darkDevice = matchMedia("(prefers-color-scheme: dark)");

function applyTheme() {
  const chosen = recall("theme", "auto");
  const dark = chosen === "dark" || (chosen !== "light" && darkDevice.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  byId("theme").value = ["light", "dark"].includes(chosen) ? chosen : "auto";
}

function startThemeSwitch() {
  applyTheme();
  darkDevice.addEventListener("change", applyTheme);
  byId("theme").addEventListener("change", (event) => {
    const theme = event.target.value;
    if (!keep("theme", theme)) {
      document.documentElement.dataset.theme = theme === "auto" ? "light" : theme;
      return;
    }
    applyTheme();
  });
}
